import { Children, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FoundPerson } from "@/lib/privacy/schema";
import { FoundPeople } from "./found-people";

const account = { id: "account", username: "dana", email: null };

it("says when there are more than the rows that it shows", () => {
  const htmlOf = (isCut: boolean) =>
    renderToStaticMarkup(
      <FoundPeople
        legend="Check"
        found={{ isCut, records: [], messages: [], accounts: [account] }}
        chosen={new Set()}
        onChoose={() => {}}
      />,
    );
  expect(htmlOf(true)).toContain("More than 50 match");
  expect(htmlOf(false)).not.toContain("More than 50 match");
});

const record = (customerId: string, memberId: string): FoundPerson["records"][number] => ({
  customerId,
  memberId,
  name: customerId,
  phone: null,
  email: null,
  visits: 0,
  orders: 0,
  notes: 0,
});

/** Checks or unchecks the row with a title; returns what is chosen then. */
function choose(title: string, isOn: boolean, chosen: string[]): string[] {
  let next: ReadonlySet<string> = new Set();
  const records = [record("Dana", "m1"), record("D. Rivers", "m1"), record("Sam", "m2")];
  const list = FoundPeople({
    legend: "Check",
    found: { isCut: false, records, messages: [], accounts: [account] },
    chosen: new Set(chosen),
    onChoose: (all) => {
      next = all;
    },
  });
  type Row = { children?: ReactNode; title?: string; onChange?: (isOn: boolean) => void };
  for (const row of Children.toArray(isValidElement<Row>(list) ? list.props.children : null))
    if (isValidElement<Row>(row) && row.props.title === title) row.props.onChange?.(isOn);
  return [...next].sort();
}

it("chooses all records of a member together, and nobody else's", () => {
  expect(choose("Dana", true, ["Sam"])).toEqual(["D. Rivers", "Dana", "Sam"]);
  expect(choose("D. Rivers", false, ["D. Rivers", "Dana", "Sam", "account"])).toEqual(["Sam", "account"]);
  expect(choose("dana", true, ["Sam"])).toEqual(["Sam", "account"]);
});
