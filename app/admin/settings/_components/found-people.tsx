import type { ReactNode } from "react";
import { countOf } from "@/lib/count";
import { formatPhone } from "@/lib/phone";
import { type FoundPerson, MAX_FOUND } from "@/lib/privacy/schema";
import { formatShopDate } from "@/lib/time";
import { addressOf, type FoundRows } from "./chosen-people";

type Props = {
  legend: string;
  found: FoundRows & Partial<FoundPerson>;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Search results with checkboxes: records of one member are selected together. */
export function FoundPeople({ legend, found, chosen, onChoose }: Props) {
  const { records, messages, accounts, isCut } = found;
  const toggle = (ids: string[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isOn) next.add(id);
      else next.delete(id);
    onChoose(next);
  };
  const sameMember = (memberId: string) =>
    records.filter((record) => record.memberId === memberId).map(({ customerId }) => customerId);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-muted-foreground text-sm">{legend}</legend>
      {isCut && (
        <p className="mb-1 text-sm">
          More than {MAX_FOUND} match, and only the first {MAX_FOUND} are here. Search by number or email to
          find everything.
        </p>
      )}
      {records.map((record) => (
        <Row
          key={record.customerId}
          isChosen={chosen.has(record.customerId)}
          onChange={(isOn) => toggle(sameMember(record.memberId), isOn)}
          title={record.name}
        >
          Customer:{" "}
          {[record.phone && formatPhone(record.phone), record.email].filter(Boolean).join(", ") ||
            "no contact"}
          ; <Whole>{countOf(record.visits, "visit")}</Whole>, <Whole>{countOf(record.orders, "order")}</Whole>
          , <Whole>{countOf(record.notes, "note")}</Whole>
        </Row>
      ))}
      {messages.map((message) => (
        <Row
          key={message.id}
          isChosen={chosen.has(addressOf(message))}
          onChange={(isOn) => toggle([addressOf(message)], isOn)}
          title={message.name}
        >
          Message of {formatShopDate(message.createdAt)}, with all others from {message.email}
        </Row>
      ))}
      {accounts.map((account) => (
        <Row
          key={account.id}
          isChosen={chosen.has(account.id)}
          onChange={(isOn) => toggle([account.id], isOn)}
          title={account.username}
        >
          Account, {account.email ?? "no email"}
        </Row>
      ))}
    </fieldset>
  );
}

const Whole = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>;

type RowProps = { isChosen: boolean; onChange: (isOn: boolean) => void; title: string; children: ReactNode };

function Row({ isChosen, onChange, title, children }: RowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-2 text-sm hover:bg-accent">
      <input
        type="checkbox"
        checked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-primary"
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="wrap-anywhere min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-muted-foreground">{children}</span>
      </span>
    </label>
  );
}
