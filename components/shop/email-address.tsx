import { shop } from "@/lib/shop/shop";

/** The shop's address for mail, which breaks after the @ when a line is too short for it. */
export function EmailAddress() {
  const [name, domain] = shop.email.address.split("@");
  return (
    <span className="wrap-anywhere">
      {name}@<wbr />
      {domain}
    </span>
  );
}
