import { shop } from "@/lib/shop/shop";

const { street, city, region, postalCode } = shop.address;

/** The address in one line; where it does not fit, it breaks after the street and not within "Las Vegas". */
export function AddressLine() {
  return (
    <>
      {`${street}, `}
      <span className="whitespace-nowrap">{`${city}, ${region} ${postalCode}`}</span>
    </>
  );
}
