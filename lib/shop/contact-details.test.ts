import { expect, it, vi } from "vitest";
import { contactDetails } from "@/lib/shop/contact-details";

vi.hoisted(() => {
  vi.stubEnv("SHOP_PHONE", "702 555 0110");
  vi.stubEnv("SHOP_EMAIL", "hello@shop.example");
  vi.stubEnv("SHOP_INSTAGRAM_URL", "https://www.instagram.com/shop");
  vi.stubEnv("SHOP_FACEBOOK_URL", "https://www.facebook.com/shop");
});

it("names every way to reach the shop that the environment has", () => {
  expect(contactDetails()).toEqual({
    phone: { display: "(702) 555-0110", e164: "+17025550110", href: "tel:+17025550110" },
    email: { address: "hello@shop.example", href: "mailto:hello@shop.example" },
    profiles: [
      { network: "Instagram", href: "https://www.instagram.com/shop" },
      { network: "Facebook", href: "https://www.facebook.com/shop" },
    ],
  });
});
