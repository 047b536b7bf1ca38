/** A mail address, which breaks after the @ when a line is too short for it. */
export function EmailAddress({ address }: { address: string }) {
  const [name, domain] = address.split("@");
  return (
    <span className="wrap-anywhere">
      {name}@<wbr />
      {domain}
    </span>
  );
}
