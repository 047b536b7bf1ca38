/** A drawing of the parkway, its side streets and a pin, shown until the real map covers it. */
export function MapDrawing() {
  return (
    <svg
      viewBox="0 0 640 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none"
    >
      <path
        d="M-40 62h720M-40 214h720M96-20v340M196-20v340M452-20v340M560-20v340M-40 138h350M-40 286h720M330 176h350"
        className="stroke-card"
        strokeWidth="10"
      />
      <path d="M320-20v340" className="stroke-primary" strokeWidth="20" opacity="0.45" />
      <text
        transform="rotate(-90 324.5 150)"
        x="324.5"
        y="150"
        textAnchor="middle"
        className="fill-foreground font-semibold text-[0.8125rem]"
      >
        S Maryland Pkwy
      </text>
      <path
        d="M363 171c-16-21-25-35-25-50a25 25 0 0 1 50 0c0 15-9 29-25 50Z"
        className="fill-info stroke-card"
        strokeWidth="3"
      />
      <circle cx="363" cy="121" r="9" className="fill-card" />
    </svg>
  );
}
