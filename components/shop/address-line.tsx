import { shop } from "@/lib/shop/shop";

const { street, city, region, postalCode } = shop.address;

/** The address in one line; where it does not fit, it breaks after the street and not within "8200 S Maryland" or "Las Vegas". */
export function AddressLine() {
  return (
    <>
      <span className="inline-block [text-decoration:inherit]">{street},</span>{" "}
      <span className="whitespace-nowrap">{`${city}, ${region} ${postalCode}`}</span>
    </>
  );
}
