import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InsightList } from "./insight-list";

it.each([
  [2, "2"],
  [3, "2+"],
])("counts %d rows of a list that shows two as %s", (length, count) => {
  const rows = Array.from({ length }, (_, at) => `row ${at}`);
  const nameOf = (row: string) => row;
  const html = renderToStaticMarkup(
    <InsightList
      title="Out"
      subtitle=""
      none="None"
      rows={rows}
      limit={2}
      columns={[{ header: "Name", cell: nameOf }]}
      nameOf={nameOf}
      keyOf={nameOf}
    />,
  );
  expect(html.match(/data-row/g)).toHaveLength(2);
  expect(html).toMatch(new RegExp(`>${count.replace("+", "\\+")}<`));
});
