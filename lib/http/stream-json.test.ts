import { expect, it, vi } from "vitest";
import { streamArray, streamObject } from "@/lib/http/stream-json";

async function* rows(count: number) {
  for (let n = 0; n < count; n++) yield { n, text: `"${"x".repeat(100)}" </script>` };
}

it("streams a list of any length as one JSON array", async () => {
  for (const count of [0, 1, 5000]) expect(await streamArray(rows(count)).json()).toHaveLength(count);
});

it("streams an object with lists and plain members and omits undefined members", async () => {
  const answer = await streamObject({ list: rows(2), counts: { total: 2 }, launchDate: undefined }).json();
  expect(answer).toMatchObject({ counts: { total: 2 } });
  expect(answer.list).toHaveLength(2);
  expect(await streamObject({}).json()).toEqual({});
});

it("aborts when reading fails, so that the answer is not valid JSON", async () => {
  async function* failing() {
    yield { n: 1 };
    throw new Error("the database went away");
  }
  await expect(streamArray(failing()).text()).rejects.toThrow();
});

it("is not stored, and stops reading when the client goes away", async () => {
  const stopped = vi.fn();
  async function* watched() {
    try {
      yield* rows(5000);
    } finally {
      stopped();
    }
  }
  const answer = streamArray(watched());
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const reader = answer.body?.getReader();
  await reader?.read();
  expect(stopped).not.toHaveBeenCalled();
  await reader?.cancel();
  expect(stopped).toHaveBeenCalledOnce();
});
