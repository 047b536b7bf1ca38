import { expect, test } from "vitest";
import { checkedBaseUrl } from "./base-url";

test.each([
  ["https://api.clover.com", "https://api.clover.com"],
  ["https://api.clover.com/", "https://api.clover.com"],
  ["https://gateway.example/clover/", "https://gateway.example/clover"],
  ["http://localhost:4100", "http://localhost:4100"],
  ["http://127.0.0.1:4100/", "http://127.0.0.1:4100"],
  ["http://[::1]:4100", "http://[::1]:4100"],
])("accepts %s", (address, base) => {
  expect(checkedBaseUrl(address)).toBe(base);
});

test.each([
  "http://api.clover.com",
  "http://localhost.evil.example",
  "http://169.254.169.254",
  "http://10.0.0.1",
  "ftp://localhost",
  "file:///etc/passwd",
  "https://user:secret@api.clover.com",
  "https://api.clover.com/?token=1",
  "https://api.clover.com/#x",
  "api.clover.com",
  "",
])("refuses %j without repeating it in the error", (address) => {
  expect(() => checkedBaseUrl(address)).toThrow(RangeError);
  expect(() => checkedBaseUrl(address)).toThrow(/^A provider's address must [A-Za-z ,]+$/);
});
