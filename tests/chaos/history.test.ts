import { expect, test } from "vitest";
import { History } from "./history";

function example(): History {
  const history = new History();
  history.note("kept", "acknowledged");
  history.note("unheard", "unknown");
  history.note("refused", "refused");
  return history;
}

test("a set that holds what was acknowledged, with or without what nobody heard of, is right", () => {
  const right = { lost: [], phantom: [], twice: [] };
  expect(example().checkSet(["kept"])).toEqual(right);
  expect(example().checkSet(["kept", "unheard"])).toEqual(right);
});

test("a set that lost, made up, kept a refused or doubled a name is found out", () => {
  expect(example().checkSet([]).lost).toEqual(["kept"]);
  expect(example().checkSet(["kept", "never asked for"]).phantom).toEqual(["never asked for"]);
  expect(example().checkSet(["kept", "refused"]).phantom).toEqual(["refused"]);
  expect(example().checkSet(["kept", "kept"]).twice).toEqual(["kept"]);
});

test("a counter lies between what was acknowledged and what may have been", () => {
  expect(example().checkCounter(1).isRight).toBe(true);
  expect(example().checkCounter(2).isRight).toBe(true);
  expect(example().checkCounter(0).isRight).toBe(false);
  expect(example().checkCounter(3).isRight).toBe(false);
});

test("an attempt that is made again until it is heard counts once", () => {
  const history = example();
  history.note("unheard", "acknowledged");
  expect(history.checkCounter(2)).toEqual({ low: 2, high: 2, isRight: true });
});
