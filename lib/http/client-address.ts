/** Set by the shop's own HTTP server from the socket and TRUST_PROXY; whatever a client sends under this name is replaced. */
export const CLIENT_ADDRESS_HEADER = "x-shop-client-address";

/** The visitor's address for limits. "local" where no server of ours stands in front (development, tests). */
export function clientAddress(headers: Headers): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? "local";
}

/**
 * The address to believe: the socket's, or the one the nth trusted proxy from the right saw.
 * @param trustedProxies how many proxies stand in front (TRUST_PROXY)
 */
export function believedAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  return hops[Math.max(0, hops.length - trustedProxies)] || socketAddress;
}

/**
 * What a budget is kept for: an IPv4 address, or the /64 an IPv6 address is in, as one household or attacker owns all
 * of it (RFC 6177).
 */
export function addressBucket(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill("0"), ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
