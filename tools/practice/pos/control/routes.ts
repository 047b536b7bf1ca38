import type { IncomingMessage } from "node:http";
import findMyWay from "find-my-way";
import { ZodError, type z } from "zod";
import { FaultInput } from "../faults";
import { HttpError, ok, type Reply, readJson } from "../http";
import { Settings } from "../settings";
import type { Control } from "./control";
import {
  AttachInput,
  CategoryInput,
  ClockInput,
  CreditInput,
  CustomerInput,
  ItemInput,
  MoneyInput,
  OrderInput,
  OrderPatch,
  RefundInput,
  StockInput,
} from "./inputs";
import { TRUTH_PARTS } from "./truth";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const DEFAULT_LAST = 100;

interface ControlCall {
  control: Control;
  id: string;
  url: URL;
  read: <T>(schema: z.ZodType<T>) => Promise<T>;
}

type Run = (call: ControlCall) => unknown;

/** Handlers by method and path below `/control`; `:id` matches one path segment. README.md describes each. */
const CALLS: Readonly<Record<string, Run>> = {
  "GET /": () => ({ calls: Object.keys(CALLS) }),
  "GET /faults": ({ control }) => control.listFaults(),
  "POST /faults": async ({ control, read }) => control.addFault(await read(FaultInput)),
  "DELETE /faults": ({ control }) => control.clearFaults(),
  "GET /settings": ({ control }) => control.settings(),
  "POST /settings": async ({ control, read }) => control.changeSettings(await read(Settings.partial())),
  "GET /log": ({ control }) => control.log(),
  "DELETE /log": ({ control }) => control.clearLog(),
  "GET /log/requests": ({ control, url }) =>
    control.requests(Number(url.searchParams.get("last")) || DEFAULT_LAST),
  "GET /clock": ({ control }) => control.clock(),
  "POST /clock": async ({ control, read }) => control.moveClock(await read(ClockInput)),
  "POST /token/revoke": ({ control }) => control.revokeToken(),
  "POST /token/restore": ({ control }) => control.restoreToken(),
  "POST /reset": ({ control }) => control.reset(),
  "POST /items": async ({ control, read }) =>
    control.createItem(await read(ItemInput.required({ name: true }))),
  "POST /items/:id": async ({ control, id, read }) => control.updateItem(id, await read(ItemInput)),
  "DELETE /items/:id": ({ control, id }) => control.deleteItem(id),
  "POST /items/:id/stock": async ({ control, id, read }) =>
    control.setStock(id, (await read(StockInput)).quantity),
  "POST /categories": async ({ control, read }) => control.createCategory(await read(CategoryInput)),
  "POST /categories/:id": async ({ control, id, read }) =>
    control.updateCategory(id, await read(CategoryInput.partial())),
  "DELETE /categories/:id": ({ control, id }) => control.deleteCategory(id),
  "POST /customers": async ({ control, read }) => control.createCustomer(await read(CustomerInput)),
  "GET /customers/:id": ({ control, id }) => control.customer(id),
  "POST /customers/:id": async ({ control, id, read }) =>
    control.updateCustomer(id, await read(CustomerInput)),
  "DELETE /customers/:id": ({ control, id }) => control.deleteCustomer(id),
  "POST /orders": async ({ control, read }) =>
    control.addOrders(await read(OrderInput)).map(({ id }) => ({ id })),
  "GET /orders/:id": ({ control, id }) => control.order(id),
  "POST /orders/:id": async ({ control, id, read }) => control.updateOrder(id, await read(OrderPatch)),
  "DELETE /orders/:id": ({ control, id }) => control.deleteOrder(id),
  "POST /orders/:id/customer": async ({ control, id, read }) =>
    control.attachCustomer(id, (await read(AttachInput)).customerId),
  "POST /orders/:id/refund": async ({ control, id, read }) =>
    control.refundOrder(id, await read(RefundInput)),
  "POST /credits": async ({ control, read }) => control.giveCredit(await read(CreditInput)),
  "GET /truth/money": ({ control, url }) =>
    control.money(MoneyInput.parse(Object.fromEntries(url.searchParams))),
  "GET /truth": ({ control, url }) => {
    const asked = url.searchParams.get("parts")?.split(",");
    return control.truth(TRUTH_PARTS.filter((part) => !asked || asked.includes(part)));
  },
};

const router = findMyWay({ ignoreTrailingSlash: true });
for (const [call, run] of Object.entries(CALLS)) {
  const [method, path] = call.split(" ") as ["GET", string];
  router.on(method, `/control${path}`, () => {}, run);
}

/**
 * Answers a request to the control API, which accepts only this machine and needs no token.
 * @throws HttpError 400, 403 or 404
 */
export async function answerControl(request: IncomingMessage, url: URL, control: Control): Promise<Reply> {
  if (!LOOPBACK.has(request.socket.remoteAddress ?? "")) {
    throw new HttpError(403, "The control opens only on this machine");
  }
  // Browsers send Origin with such requests and programs do not, so a web page cannot reach the control API.
  if (request.headers.origin) throw new HttpError(403, "The control is not for web pages");
  const found = router.find(request.method as "GET", url.pathname);
  if (!found) throw new HttpError(404, "No such control call; GET /control lists them");
  const run = found.store as Run;
  const id = found.params.id ?? "";
  const read = async <T>(schema: z.ZodType<T>) => schema.parse((await readJson(request)) ?? {});
  try {
    return ok((await run({ control, id, url, read })) ?? { ok: true });
  } catch (error) {
    throw toHttpError(error);
  }
}

function toHttpError(error: unknown): unknown {
  if (error instanceof ZodError) {
    const lines = error.issues.map((issue) => `${issue.path.join(".") || "body"}: ${issue.message}`);
    return new HttpError(400, lines.join("; "));
  }
  return error instanceof SyntaxError ? new HttpError(400, error.message) : error;
}
