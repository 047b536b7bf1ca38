import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FoundPeople } from "./found-people";

const account = { id: "account", username: "dana", email: null, isStaff: false };

it("says when there are more than the rows that it shows", () => {
  const htmlOf = (isCut: boolean) =>
    renderToStaticMarkup(
      <FoundPeople
        found={{ isCut, records: [], messages: [], accounts: [account] }}
        chosen={new Set()}
        onChoose={() => {}}
      />,
    );
  expect(htmlOf(true)).toContain("More than 50 match");
  expect(htmlOf(false)).not.toContain("More than 50 match");
});
