/** A mail address that may wrap after the @. */
export function EmailAddress({ address }: { address: string }) {
  const [name, domain] = address.split("@");
  return (
    <span className="wrap-anywhere max-sm:text-[0.9375rem]">
      {name}@<wbr />
      {domain}
    </span>
  );
}
