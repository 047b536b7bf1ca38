const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** True for an address on this machine: a practice POS, a stand-in, a test. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.has(hostname);
