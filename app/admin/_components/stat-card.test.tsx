import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StatCard, StatGrid } from "./stat-card";

it("names the link of each number by its label and the number", () => {
  const html = renderToStaticMarkup(
    <StatGrid count={3}>
      <StatCard label="Orders Today" value="12" href="/admin/orders" />
      <StatCard label="Total Products" value="850" href="/admin/inventory" dot="bg-info" />
      <StatCard label="Expired" value="3" />
    </StatGrid>,
  );
  const textOf = (id = "") => html.match(new RegExp(`id="${id}"[^>]*>([^<]*)<`))?.[1];
  const names = [...html.matchAll(/<a [^>]*aria-labelledby="([^"]*)"/g)].map(([, ids = ""]) =>
    ids.split(" ").map(textOf).join(" "),
  );
  expect(names).toEqual(["Orders Today 12", "Total Products 850"]);
});
