import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DataTable } from "./data-table";

it("names every row by its first cell, and every column", () => {
  const rows = [
    { name: "Dana Rivers", visits: 5 },
    { name: "Noor Quiet", visits: 9 },
  ];
  const html = renderToStaticMarkup(
    <DataTable
      label="Members"
      columns={[
        { header: "Customer", cell: ({ name }) => name },
        { header: "Visits", cell: ({ visits }) => visits },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
      rowName={({ name }) => name}
      opens
    />,
  );
  expect(html.match(/<th [^>]*scope="row"[^>]*>[^<]*/g)?.map((th) => th.replace(/.*>/, ""))).toEqual([
    "Dana Rivers",
    "Noor Quiet",
  ]);
  expect(html.match(/scope="col"/g)).toHaveLength(2);
});
