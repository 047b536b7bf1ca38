import { describe, expect, it } from "vitest";
import { addressBucket, believedAddress, providerBlock, widerBlocks } from "@/lib/limits/client-address";

describe("the client address", () => {
  it("is the socket's when no proxy is trusted, whatever X-Forwarded-For says", () => {
    expect(believedAddress("198.51.100.7", "203.0.113.9, 10.0.0.1", 0)).toBe("198.51.100.7");
  });

  it("is the one the nearest trusted proxy saw, ignoring forged hops before it", () => {
    expect(believedAddress("10.0.0.2", "1.1.1.1, 203.0.113.9", 1)).toBe("203.0.113.9");
    expect(believedAddress("10.0.0.2", "1.1.1.1, 203.0.113.9, 10.0.0.3", 2)).toBe("203.0.113.9");
  });

  it("drops the port some proxies append", () => {
    expect(believedAddress("10.0.0.2", "203.0.113.9:51234", 1)).toBe("203.0.113.9");
    expect(believedAddress("10.0.0.2", "[2001:db8::1]:51234", 1)).toBe("2001:db8::1");
  });

  it("is the socket's when the hop is not an IP address", () => {
    for (const hop of ["unknown", "_hidden", "0x7f.1", "127.1", "", "x".repeat(400)])
      expect(believedAddress("10.0.0.2", hop, 1)).toBe("10.0.0.2");
  });

  it("falls back to the socket when the header is missing", () => {
    expect(believedAddress("10.0.0.2", undefined, 2)).toBe("10.0.0.2");
  });
});

describe("the rate limit key of an address", () => {
  it("is the address itself for IPv4, also when it is written as IPv6", () => {
    expect(addressBucket("203.0.113.9")).toBe("203.0.113.9");
    for (const mapped of ["::ffff:203.0.113.9", "::ffff:cb00:7109", "0:0:0:0:0:ffff:203.0.113.9"])
      expect(addressBucket(mapped)).toBe("203.0.113.9");
  });

  it("is the /64 for IPv6 in any notation", () => {
    const bucket = "2001:db8:0:7::/64";
    for (const address of ["2001:db8:0:7:1:2:3:4", "2001:DB8::7:a:b:c:d", "2001:0db8:0000:0007::1"])
      expect(addressBucket(address)).toBe(bucket);
    expect(addressBucket("2001:db8:0:8::1")).not.toBe(bucket);
    expect(addressBucket("::1")).toBe("0:0:0:0::/64");
  });
});

describe("the networks around an address", () => {
  it("are the /56 and /48 of an IPv6 key, with higher limits for larger networks", () => {
    expect(widerBlocks("2001:db8:1:ab12::/64")).toEqual([
      { block: "2001:db8:1:ab00::/56", share: 4 },
      { block: "2001:db8:1::/48", share: 16 },
    ]);
  });

  it("are empty for IPv4 and for invalid addresses", () => {
    for (const bucket of ["203.0.113.9", "local", "owner|203.0.113.9"])
      expect(widerBlocks(bucket)).toEqual([]);
  });

  it("are provider blocks (/24, /32) for shared limits", () => {
    expect(providerBlock("203.0.113.9")).toBe("203.0.113.0/24");
    expect(providerBlock("2001:db8:1:ab12::/64")).toBe("2001:db8::/32");
    expect(providerBlock("local")).toBe("local");
  });
});
