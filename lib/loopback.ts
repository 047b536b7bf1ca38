const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** True for an address on this machine: a practice POS, a practice reviews server, a test. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.has(hostname);
