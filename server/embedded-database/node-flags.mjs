/**
 * Flags of Node for a database that lives for seconds: V8's baseline compiler alone, because the optimizing one costs
 * more than it saves. A start takes 0.8 s of processor time with it and 1.8 without.
 */
export const SHORT_LIVED = ["--liftoff-only"];
