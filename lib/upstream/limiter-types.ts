export type Limits = {
  /** Calls that may reach the provider in any one second. */
  perSecond: number;
  /** Calls that may be open at once. */
  inFlight: number;
};

export type LimiterOptions = Limits & {
  /** How many of the open calls only urgent ones may be; at least one is left for the others. */
  keptFree?: number;
};

/** The right to make one call. */
export type Slot = {
  /** Call when the provider has certainly received the request: its second starts to count here. */
  arrived: () => void;
  /** Call when the answer has been read or given up. */
  release: () => void;
};

export type Acquire = {
  signal?: AbortSignal;
  /** Somebody is waiting for the answer: the call goes before those that are not urgent. */
  isUrgent?: boolean;
};

export type Limiter = {
  /**
   * Waits for a free slot, urgent calls first, otherwise in the order they came. Rejects with the signal's reason when
   * aborted while waiting.
   */
  acquire: (call?: Acquire) => Promise<Slot>;
  /** Starts nothing for this many milliseconds; a shorter wait never cuts a longer one. */
  holdFor: (ms: number) => void;
  /** Milliseconds until a hold runs out, 0 when there is none. */
  heldForMs: () => number;
  /** Takes over limits the provider named, from the next call on; never above the initial ones. */
  learn: (limits: Partial<Limits>) => void;
};
