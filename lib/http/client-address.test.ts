import { describe, expect, it } from "vitest";
import { addressBucket, believedAddress } from "@/lib/http/client-address";

describe("the believed address", () => {
  it("is the socket's when no proxy is trusted, whatever the request claims", () => {
    expect(believedAddress("198.51.100.7", "203.0.113.9, 10.0.0.1", 0)).toBe("198.51.100.7");
  });

  it("is the one the nearest trusted proxy saw; forged hops in front of it do not count", () => {
    expect(believedAddress("10.0.0.2", "1.1.1.1, 203.0.113.9", 1)).toBe("203.0.113.9");
    expect(believedAddress("10.0.0.2", "1.1.1.1, 203.0.113.9, 10.0.0.3", 2)).toBe("203.0.113.9");
  });

  it("falls back to the socket when the header is missing", () => {
    expect(believedAddress("10.0.0.2", undefined, 2)).toBe("10.0.0.2");
  });
});

describe("the bucket of an address", () => {
  it("is the address itself for IPv4, also when it is written as IPv6", () => {
    expect(addressBucket("203.0.113.9")).toBe("203.0.113.9");
    expect(addressBucket("::ffff:203.0.113.9")).toBe("203.0.113.9");
  });

  it("is the /64 for IPv6, however it is written", () => {
    const bucket = "2001:db8:0:7::/64";
    for (const address of ["2001:db8:0:7:1:2:3:4", "2001:DB8::7:a:b:c:d", "2001:0db8:0000:0007::1"])
      expect(addressBucket(address)).toBe(bucket);
    expect(addressBucket("2001:db8:0:8::1")).not.toBe(bucket);
    expect(addressBucket("::1")).toBe("0:0:0:0::/64");
  });
});
