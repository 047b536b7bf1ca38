import { expect, it } from "vitest";
import { streamArray, streamObject } from "@/lib/http/stream-json";

async function* rows(count: number) {
  for (let n = 0; n < count; n++) yield { n, text: `"${"x".repeat(100)}" </script>` };
}

it("sends a list that reads as one JSON array, whatever its length", async () => {
  for (const count of [0, 1, 5000]) expect(await streamArray(rows(count)).json()).toHaveLength(count);
});

it("sends an object with lists and plain members, leaving out what is undefined", async () => {
  const answer = await streamObject({ list: rows(2), counts: { total: 2 }, launchDate: undefined }).json();
  expect(answer).toMatchObject({ counts: { total: 2 } });
  expect(answer.list).toHaveLength(2);
  expect(await streamObject({}).json()).toEqual({});
});

it("breaks off when reading fails, so that half a list is never taken for a whole one", async () => {
  async function* failing() {
    yield { n: 1 };
    throw new Error("the database went away");
  }
  await expect(streamArray(failing()).text()).rejects.toThrow();
});
