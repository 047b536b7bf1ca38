import { expect, it } from "vitest";
import { imageAddress } from "@/lib/media/schema";
import { absoluteUrl } from "@/lib/seo/config";

it.each([
  "https://",
  "https://[x]/y.jpg",
  "http://a b/x.jpg",
  "//elsewhere.example/x.jpg",
  "/\\elsewhere.example/x.jpg",
  "/\t/elsewhere.example/x.jpg",
  "javascript:alert(1)",
  "x.jpg",
  "https://elsewhere.example/x.jpg",
  "http://elsewhere.example",
])("%j is no address of an image", (address) => {
  expect(imageAddress.safeParse(address).success).toBe(false);
});

it.each([
  ["/images/x?y=%", new URL(absoluteUrl("/")).host],
  ["/.//elsewhere.example/x.jpg", new URL(absoluteUrl("/")).host],
])("%j is at the host it names", (address, host) => {
  expect(new URL(absoluteUrl(imageAddress.parse(address))).host).toBe(host);
});
