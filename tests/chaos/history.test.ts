import { expect, test } from "vitest";
import { History } from "./history";

function example(): History {
  const history = new History();
  history.note("kept", "acknowledged");
  history.note("unheard", "unknown");
  history.note("refused", "refused");
  return history;
}

test("accepts a set with all acknowledged and any unacknowledged names", () => {
  const right = { lost: [], phantom: [], twice: [] };
  expect(example().checkSet(["kept"])).toEqual(right);
  expect(example().checkSet(["kept", "unheard"])).toEqual(right);
});

test("detects lost, unknown, refused and duplicate names in a set", () => {
  expect(example().checkSet([]).lost).toEqual(["kept"]);
  expect(example().checkSet(["kept", "never asked for"]).phantom).toEqual(["never asked for"]);
  expect(example().checkSet(["kept", "refused"]).phantom).toEqual(["refused"]);
  expect(example().checkSet(["kept", "kept"]).twice).toEqual(["kept"]);
});

test("accepts a counter between the acknowledged and the possible number", () => {
  expect(example().checkCounter(1).isRight).toBe(true);
  expect(example().checkCounter(2).isRight).toBe(true);
  expect(example().checkCounter(0).isRight).toBe(false);
  expect(example().checkCounter(3).isRight).toBe(false);
});

test("counts an attempt that is retried until it is acknowledged once", () => {
  const history = example();
  history.note("unheard", "acknowledged");
  expect(history.checkCounter(2)).toEqual({ low: 2, high: 2, isRight: true });
});
