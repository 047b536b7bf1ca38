type Press = { x: number; y: number; at: number };

/** What Windows takes for a double click when nobody set anything else. */
const DOUBLE_CLICK_MS = 500;
const DOUBLE_CLICK_PX = 8;

let before: Press | null = null;
let last: Press | null = null;

/** Whether two presses make a double click: soon after one another and at the same place. */
export function isDoubleClick(first: Press, second: Press): boolean {
  return (
    second.at - first.at <= DOUBLE_CLICK_MS &&
    Math.abs(second.x - first.x) <= DOUBLE_CLICK_PX &&
    Math.abs(second.y - first.y) <= DOUBLE_CLICK_PX
  );
}

/** A `pointerdown` does not count the clicks of a double click itself, as `click` does. */
function notePress(event: PointerEvent): void {
  before = last;
  last = { x: event.clientX, y: event.clientY, at: event.timeStamp };
}

if (typeof window !== "undefined") window.addEventListener("pointerdown", notePress, true);

/** Whether the last press is the second of a double click. */
export const isSecondPress = (): boolean => before !== null && last !== null && isDoubleClick(before, last);
