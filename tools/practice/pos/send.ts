import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS } from "./constants";
import type { Fault } from "./faults";
import type { Reply } from "./http";
import { Dice } from "./random";

const HTML =
  "<!DOCTYPE html><html><head><title>503</title></head><body><h1>Service Unavailable</h1></body></html>";
const HUGE_CHUNK = Buffer.alloc(65_536, 0x20);
const DRIP_TICK_MS = 50;

/** Sends an answer, altered by the fault if there is one. */
export async function send(response: ServerResponse, reply: Reply, fault: Fault | undefined): Promise<void> {
  if (!fault) return sendText(response, reply, textOf(reply));
  switch (fault.kind) {
    case "html":
      return sendText(response, { ...reply, headers: { "content-type": "text/html" } }, HTML);
    case "empty-body":
      return sendText(response, reply, "");
    case "wrong-shape":
      return sendText(response, reply, JSON.stringify({ elements: { id: 1 }, items: "none" }));
    case "truncated": {
      const text = textOf(reply);
      return sendText(response, reply, text.slice(0, Math.floor(text.length / 2)));
    }
    case "reset-mid-body":
      return cutHalfWay(response, reply);
    case "slow":
      return drip(response, reply, fault.bytesPerSecond);
    case "huge":
      return pour(response, reply, fault.bytes);
    case "duplicates":
    case "empty-list":
    case "vanish":
      return sendText(response, reply, JSON.stringify(changeElements(reply.body, fault)));
    default:
      return sendText(response, reply, textOf(reply));
  }
}

function textOf(reply: Reply): string {
  if (reply.text !== undefined) return reply.text;
  if (reply.body === undefined) return "";
  const shown = reply.nulls
    ? (_key: string, value: unknown) => (value === undefined ? null : value)
    : undefined;
  return JSON.stringify(reply.body, shown);
}

function sendText(response: ServerResponse, reply: Reply, text: string): void {
  const body = Buffer.from(text, "utf8");
  head(response, reply, body.length);
  response.end(body);
}

function head(response: ServerResponse, reply: Reply, length: number | undefined): void {
  response.writeHead(reply.status, {
    "content-type": "application/json",
    ...(length === undefined ? {} : { "content-length": String(length) }),
    ...reply.headers,
  });
}

function cutHalfWay(response: ServerResponse, reply: Reply): void {
  const body = Buffer.from(textOf(reply));
  head(response, reply, body.length);
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.resetAndDestroy());
}

async function drip(response: ServerResponse, reply: Reply, bytesPerSecond: number): Promise<void> {
  const body = Buffer.from(textOf(reply));
  head(response, reply, body.length);
  const step = Math.max(1, Math.round((bytesPerSecond * DRIP_TICK_MS) / SECOND_MS));
  for (let sent = 0; sent < body.length && !response.destroyed; sent += step) {
    response.write(body.subarray(sent, sent + step));
    await sleep(DRIP_TICK_MS);
  }
  response.end();
}

async function pour(response: ServerResponse, reply: Reply, bytes: number): Promise<void> {
  head(response, reply, undefined);
  response.write('{"elements":[');
  for (let sent = 0; sent < bytes && !response.destroyed; sent += HUGE_CHUNK.length) {
    if (!response.write(HUGE_CHUNK)) await drained(response);
  }
  response.end("]}");
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off("drain", go).off("close", go);
      resolve();
    };
    response.on("drain", go).on("close", go);
  });
}

function changeElements(body: unknown, fault: Fault): unknown {
  if (typeof body !== "object" || body === null || !("elements" in body) || !Array.isArray(body.elements))
    return body;
  return { ...body, elements: changedList(body.elements, fault) };
}

function changedList(elements: unknown[], fault: Fault): unknown[] {
  const dice = new Dice(fault.id);
  switch (fault.kind) {
    case "empty-list":
      return [];
    case "vanish":
      return elements.filter(() => !dice.chance(fault.share));
    default:
      return elements.flatMap((element) => (dice.chance(fault.share) ? [element, element] : [element]));
  }
}
