import type { DealDto } from "@/lib/deals/schema";
import type { ItemKind } from "../../_components/editor/item-editor";
import { createDealAction, dealHistoryAction, updateDealAction } from "../actions";
import { DealFields } from "./deal-fields";
import { type DealForm, dealResolver, dealWords, formOf } from "./deal-form";
import { DealPreview } from "./deal-preview";

export const DEAL: ItemKind<DealDto, DealForm> = {
  words: dealWords,
  resolver: dealResolver,
  formOf,
  create: createDealAction,
  update: updateDealAction,
  entity: "deal",
  history: dealHistoryAction,
  Fields: DealFields,
  Preview: DealPreview,
};
