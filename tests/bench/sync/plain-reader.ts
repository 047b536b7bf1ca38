/**
 * The floor a sync is compared with: makes the calls that a sync of one kind needs, as few and as fast as Clover's rules
 * and limits allow, and discards the answers. It knows the lengths of the lists beforehand.
 */

import { Agent, get } from "node:http";
import { z } from "zod";
import { windowsBetween } from "@/lib/integrations/clover/windows";
import { DAY_MS } from "@/lib/time";
import { createLimiter } from "@/lib/upstream/limiter";

const PAGE = 1_000;
const NESTED_LIMIT = 100;
/** Windows read side by side, so that five calls are always open. */
const LANES = 3;
const Listed = z.object({ elements: z.array(z.looseObject({ id: z.string() })) });
const WithLines = z.object({ lineItems: z.object({ elements: z.array(z.unknown()) }) });

const { CLOVER_BASE_URL = "", CLOVER_API_TOKEN = "", CLOVER_MERCHANT_ID = "" } = process.env;
const base = `${CLOVER_BASE_URL}/v3/merchants/${CLOVER_MERCHANT_ID}`;
const headers = { authorization: `Bearer ${CLOVER_API_TOKEN}`, "user-agent": "bench / 1.0" };
const limiter = createLimiter({ perSecond: 16, inFlight: 5 });
const agent = new Agent({ keepAlive: true, maxSockets: 5 });
let requests = 0;

async function read(path: string): Promise<Buffer> {
  const slot = await limiter.acquire();
  requests += 1;
  try {
    return await ask(path, () => slot.arrived());
  } finally {
    slot.release();
  }
}

function ask(path: string, arrived: () => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(`${base}${path}`, { agent, headers }, (response) => {
      arrived();
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${path} was answered with ${response.statusCode}`));
      });
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection that the other side closed as it was taken up again (Node's http documentation,
      // reusedSocket).
      if (request.reusedSocket && error.code === "ECONNRESET") resolve(ask(path, arrived));
      else reject(error);
    });
  });
}

/** A list of a length nobody knows beforehand: page by page up to a short one. */
async function readToEnd(path: string): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const { elements } = Listed.parse(
      JSON.parse(String(await read(`${path}limit=${PAGE}&offset=${offset}`))),
    );
    if (elements.length < PAGE) return;
  }
}

async function readList(path: string, count: number): Promise<void> {
  const offsets = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) => page * PAGE);
  await Promise.all(offsets.map((offset) => read(`${path}limit=${PAGE}&offset=${offset}`)));
}

/** All orders, by windows; an order of a hundred lines and more costs one more call. */
async function readOrders(): Promise<void> {
  const { createdTime } = z.object({ createdTime: z.number() }).parse(JSON.parse(String(await read(""))));
  const windows = windowsBetween(createdTime - DAY_MS, Date.now() + DAY_MS);
  const lane = async () => {
    for (let window = windows.shift(); window; window = windows.shift()) await readWindow(window);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function readWindow({ from, to }: { from: number; to: number }): Promise<void> {
  const more: Promise<unknown>[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const page = `/orders?filter=modifiedTime>=${from}&filter=modifiedTime<${to}&limit=${PAGE}&offset=${offset}`;
    const goods = read(`${page}&expand=lineItems.discounts,lineItems.modifications,customers`);
    more.push(read(`${page}&expand=payments,refunds,credits`));
    const { elements } = Listed.parse(JSON.parse(String(await goods)));
    for (const order of elements) {
      if (WithLines.parse(order).lineItems.elements.length < NESTED_LIMIT) continue;
      more.push(read(`/orders/${order.id}/line_items?expand=discounts,modifications&limit=${PAGE}`));
    }
    if (elements.length < PAGE) break;
  }
  await Promise.all(more);
}

const KINDS: Readonly<Record<string, (count: number) => Promise<unknown>>> = {
  inventory: (count) =>
    Promise.all([
      readToEnd("/categories?"),
      readToEnd("/item_groups?"),
      readToEnd("/modifier_groups?expand=items,modifiers&"),
      readToEnd("/discounts?"),
      readList("/items?expand=categories,itemStock,ageRestricted&", count),
    ]),
  customers: (count) => readList("/customers?expand=emailAddresses,phoneNumbers,metadata&", count),
  orders: () => Promise.all([readOrders(), readToEnd("/refunds?"), readToEnd("/credits?")]),
};

async function main([kind = "", count = "0"]: string[]): Promise<void> {
  const started = performance.now();
  await KINDS[kind]?.(Number(count));
  console.log(JSON.stringify({ requests, seconds: (performance.now() - started) / 1_000 }));
  agent.destroy();
}

void main(process.argv.slice(2));
