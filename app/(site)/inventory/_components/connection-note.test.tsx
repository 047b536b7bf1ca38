import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ConnectionWords } from "./connection-note";

it("tells visitors that data may be out of date and staff how to fix the connection", () => {
  const forVisitors = renderToStaticMarkup(<ConnectionWords isStaff={false}>call us</ConnectionWords>);
  expect(forVisitors).toContain("prices and stock may have changed: call us.");
  expect(forVisitors).not.toMatch(/token|environment/);
  expect(renderToStaticMarkup(<ConnectionWords isStaff={false} />)).toContain(
    "prices and stock may have changed. Ask at the counter.",
  );
  expect(renderToStaticMarkup(<ConnectionWords isStaff />)).toContain(
    "Add the provider API token and merchant id to the environment settings.",
  );
});
