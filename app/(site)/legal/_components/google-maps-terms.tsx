/** Google asks for it in the terms and in the privacy policy of every site that shows its map or reviews. */
export function GoogleMapsTerms() {
  return (
    <>
      Use of Google Maps is governed by the{" "}
      <a href="https://maps.google.com/help/terms_maps.html" rel="noreferrer">
        Google Maps Additional Terms of Service
      </a>{" "}
      and the{" "}
      <a href="https://policies.google.com/privacy" rel="noreferrer">
        Google Privacy Policy
      </a>
      .
    </>
  );
}
