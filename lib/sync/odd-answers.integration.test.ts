import { expect, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { salesKnownUntil } from "@/lib/loyalty/sales-known-until";
import { configureClover } from "@/tests/setup/configured-clover";
import { freshPractice } from "@/tests/support/practice-of-file";
import type { SyncKind } from "./kinds";
import { sync } from "./start-sync";
import { listUnreadOrders } from "./unread-orders";

const { pos, clover } = await freshPractice({ products: 10, customers: 0, orders: 0 });

const ctx = () => systemCtx("test", () => new Date(pos.control.clock().now));
const run = (kind: SyncKind, client = clover) => sync(ctx(), kind, { clover: client });
const later = (ms = 600_000) => pos.control.moveClock({ advanceMs: ms });
const sell = (input: Parameters<typeof pos.control.addOrders>[0] = {}) =>
  String(pos.control.addOrders({ lines: [{ price: 1_000 }], ...input })[0]?.id);

test("an order that cannot be read and is deleted at the register is named no longer", async () => {
  configureClover(clover);
  sell();
  await run("orders");
  later();
  const odd = sell({ wire: { total: 10 ** 13 } });
  await run("orders");
  expect(await listUnreadOrders(ctx())).toMatchObject([{ cloverId: odd }]);
  later();
  pos.control.deleteOrder(odd);
  await run("orders");
  expect(await listUnreadOrders(ctx())).toEqual([]);
  expect((await salesKnownUntil(ctx()))?.getTime()).toBeGreaterThan(ctx().now().getTime() - 60_000);
});
