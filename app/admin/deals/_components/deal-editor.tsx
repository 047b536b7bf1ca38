import type { DealDto } from "@/lib/deals/schema";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { ItemEditor, type ItemKind } from "../../_components/editor/item-editor";
import { createDealAction, dealHistoryAction, updateDealAction } from "../actions";
import { DealFields } from "./deal-fields";
import { type DealForm, dealResolver, dealWords, formOf } from "./deal-form";
import { DealPreview } from "./deal-preview";

const DEAL: ItemKind<DealDto, DealForm> = {
  words: dealWords,
  resolver: dealResolver,
  formOf,
  create: createDealAction,
  update: updateDealAction,
  entity: "deal",
  history: dealHistoryAction,
};

type Props = {
  deal?: DealDto;
  draft: DealForm;
  exceptions: readonly HoursExceptionDto[];
  onClose: () => void;
};

export function DealEditor({ deal, draft, exceptions, onClose }: Props) {
  return (
    <ItemEditor
      kind={DEAL}
      item={deal}
      draft={draft}
      onClose={onClose}
      fields={(control, onImageBusy) => <DealFields control={control} onImageBusy={onImageBusy} />}
      preview={(control) => <DealPreview control={control} exceptions={exceptions} />}
    />
  );
}
