import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/**
 * Set by the shop's own HTTP server from the socket and TRUST_PROXY; whatever a client sends under this name is
 * replaced.
 */
export const CLIENT_ADDRESS_HEADER = "x-shop-client-address";

/** The visitor's address for limits. "local" when our HTTP server does not run (development, tests). */
export function clientAddress(headers: Headers): string {
  return headers.get(CLIENT_ADDRESS_HEADER) ?? "local";
}

/** An address without the port some proxies append; IPv4 in IPv6 notation is IPv4. Null when it is no address. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  // The library finds out whether an address is valid by an exception, which costs more than the rest of a request.
  if (bare.includes(":")) return ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : null;
  return ipaddr.IPv4.isValidFourPartDecimal(bare) ? ipaddr.IPv4.parse(bare) : null;
}

/**
 * The address to believe: the socket's, or the one the nth trusted proxy from the right saw, without its port.
 * @param trustedProxies how many proxies are in front of the server (TRUST_PROXY)
 */
export function believedAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(",");
  const address = parseAddress(hops[Math.max(0, hops.length - trustedProxies)] ?? "");
  return address?.toString() ?? socketAddress;
}

/** The network of an IPv6 address: its first `bits`, the rest zero. */
function network(address: ipaddr.IPv6, bits: number): string {
  const groups = address.parts.map((part, at) => {
    const kept = Math.min(16, Math.max(0, bits - at * 16));
    return part & (0xffff << (16 - kept)) & 0xffff;
  });
  const shown = groups.slice(0, Math.ceil(bits / 16)).map((group) => group.toString(16));
  return `${shown.join(":")}::/${bits}`;
}

/** Each request is counted for its address, and a visitor sends dozens of them. */
const recentBuckets = new LRUCache<string, string>({ max: 1_000 });

/**
 * What a budget is kept for: an IPv4 address, or the /64 an IPv6 address is in, as one household or attacker owns all
 * of it (RFC 6177).
 */
export function addressBucket(address: string): string {
  const known = recentBuckets.get(address);
  if (known !== undefined) return known;
  const bucket = bucketOf(address);
  recentBuckets.set(address, bucket);
  return bucket;
}

function bucketOf(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed) return address;
  return parsed instanceof ipaddr.IPv6 ? network(parsed, 64) : parsed.toString();
}

/**
 * A larger network that one customer of a provider may own, and how many times the budget of a single bucket it has.
 */
export type WiderBlock = { block: string; share: number };

/**
 * The /56 and /48 around the bucket of an IPv6 address: a household may get the one, a company the other (RFC 6177),
 * and either could spread its requests over thousands of /64s. None for IPv4.
 */
export function widerBlocks(bucket: string): WiderBlock[] {
  const [prefix, bits] = bucket.split("/");
  if (bits !== "64" || !prefix || !ipaddr.IPv6.isValid(prefix)) return [];
  const address = ipaddr.IPv6.parse(prefix);
  return [
    { block: network(address, 56), share: 4 },
    { block: network(address, 48), share: 16 },
  ];
}

/** The block whose share of a common budget is limited (spendShared): an IPv4 /24 or an IPv6 /32. */
export function providerBlock(bucket: string): string {
  const parsed = parseAddress(bucket.replace(/\/64$/, ""));
  if (!parsed) return bucket;
  if (parsed instanceof ipaddr.IPv6) return network(parsed, 32);
  return `${parsed.octets.slice(0, 3).join(".")}.0/24`;
}
