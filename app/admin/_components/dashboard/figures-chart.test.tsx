import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FiguresChart } from "./figures-chart";
import { METRICS } from "./metrics";

it("has room for the average of a week that is higher than every column, the last of which is no whole week", () => {
  const columns = [
    { from: "2026-06-01", to: "2026-06-07", value: 100, before: null },
    { from: "2026-06-08", to: "2026-06-08", value: 100, before: null },
  ];
  const html = renderToStaticMarkup(
    <FiguresChart metric={METRICS[0]} columns={columns} average={25} today="2026-06-09" />,
  );
  expect(html).toContain("Average $175.00");
  const heights = [...html.matchAll(/ y1="([^"]+)"/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBe(0);
});
