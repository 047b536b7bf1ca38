/**
 * The time in ms since 1970 by a clock that never jumps: Next judges the age of pages by it, and a machine that was
 * suspended, or that started before its clock was set, moves the time of day.
 * @returns {number}
 */
export const steadyNow = () => performance.timeOrigin + performance.now();
