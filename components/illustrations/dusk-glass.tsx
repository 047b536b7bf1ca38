import { cn } from "@/lib/cn";

const GLASS = "M262 96v222L124 590c-20 42 2 74 46 74h300c44 0 66-32 46-74L378 318V96Z";
const RIDGE = "M90 560 170 500l46 30 58-62 50 44 62-52 66 62 40-24 80 62v80H90Z";

/** Lit windows of the skyline, as [x, y]. */
const WINDOWS = [
  [196, 556],
  [206, 568],
  [196, 580],
  [238, 540],
  [250, 552],
  [238, 564],
  [250, 576],
  [368, 540],
  [374, 556],
  [368, 572],
  [456, 566],
  [466, 578],
] as const;

const STARS = [
  [284, 140],
  [352, 168],
  [296, 214],
  [346, 250],
  [290, 292],
  [262, 388],
  [386, 372],
  [240, 436],
  [412, 430],
] as const;

/** The home page's illustration: the valley at dusk, seen through a glass bong. Decorative. */
export function DuskGlass({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 720" aria-hidden="true" className={cn("fill-none", className)}>
      <Defs />
      <circle cx="320" cy="440" r="310" fill="url(#dusk-halo)" />
      <ellipse cx="320" cy="672" rx="252" ry="16" className="fill-dusk-line" opacity="0.16" />
      <g clipPath="url(#dusk-clip)">
        <rect x="60" y="80" width="520" height="600" fill="url(#dusk-sky)" />
        <Stars />
        <circle cx="320" cy="520" r="104" className="fill-dusk-sun" />
        <path
          d="M200 470h240M200 496h240M200 520h240"
          className="stroke-dusk-ember"
          strokeWidth="5"
          opacity="0.75"
        />
        <path d={RIDGE} className="fill-dusk-ridge" />
        <Skyline />
        <Water />
      </g>
      <Glass />
    </svg>
  );
}

function Defs() {
  return (
    <defs>
      <clipPath id="dusk-clip">
        <path d={GLASS} />
      </clipPath>
      <linearGradient id="dusk-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="[stop-color:var(--dusk-night)]" />
        <stop offset="0.42" className="[stop-color:var(--dusk-evening)]" />
        <stop offset="0.66" className="[stop-color:var(--dusk-rose)]" />
        <stop offset="0.84" className="[stop-color:var(--dusk-ember)]" />
      </linearGradient>
      <radialGradient id="dusk-halo">
        <stop offset="0" className="[stop-color:var(--dusk-sun)]" stopOpacity="0.34" />
        <stop offset="0.55" className="[stop-color:var(--dusk-ember)]" stopOpacity="0.12" />
        <stop offset="1" className="[stop-color:var(--dusk-ember)]" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Stars() {
  return (
    <g className="fill-dusk-light">
      {STARS.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={(x + y) % 3 === 0 ? 2.6 : 1.6} opacity="0.85" />
      ))}
    </g>
  );
}

function Skyline() {
  return (
    <g>
      <g className="fill-dusk-city">
        <path d="M314 236h12l6 366h-24Z" />
        <path d="M300 268h40l-7 22h-26Zm4-12h32v9h-32Zm14-74h4v74h-4Z" />
        <path d="M184 546h32v62h-32Zm44-18h34v80h-34Zm134-2h22v82h-22Zm84 24h30v58h-30Zm-150 18h28v40h-28Zm64-8h26v48h-26Z" />
        <path d="m128 606 44-52 40 52Zm332 0v-30h28v30Z" />
      </g>
      <g className="fill-dusk-sun">
        {WINDOWS.map(([x, y]) => (
          <rect key={`${x}-${y}`} x={x} y={y} width="5" height="5" rx="1" />
        ))}
        <circle cx="320" cy="180" r="4" />
        <rect x="306" y="274" width="28" height="4" rx="2" />
      </g>
      <g className="stroke-dusk-neon" strokeWidth="3">
        <circle cx="424" cy="540" r="26" />
        <path d="M424 514v52m-26-26h52m-44-18 36 36m0-36-36 36" strokeWidth="1.5" opacity="0.7" />
        <path d="m412 606 12-66 12 66" className="stroke-dusk-city" />
        <path d="M228 534h34" strokeLinecap="round" />
      </g>
    </g>
  );
}

function Water() {
  return (
    <g>
      <path
        d="M60 606c40-12 70 8 120 2s70-10 120-2 80 8 130 0 90-6 150 2v80H60Z"
        className="fill-dusk-water"
      />
      <path
        d="M292 622h56M276 636h88M300 650h40M210 626h28M404 628h30M226 644h20M420 646h34M170 634h22"
        className="stroke-dusk-sun"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path
        d="M446 634h44M456 650h24"
        className="stroke-dusk-neon"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.9"
      />
    </g>
  );
}

function Glass() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M437 466 482 388l26 15-53 92Z" className="fill-dusk-clear" />
      <path d="m437 466 45-78 26 15-53 92" className="stroke-dusk-line" strokeWidth="6" />
      <path d="M440 484 352 634" className="stroke-dusk-line" strokeWidth="13" opacity="0.4" />
      <path
        d="M450 318c-6 30 8 58 38 72 30 13 58 2 74-30 5-10 8-26 10-42Z"
        className="fill-dusk-clear stroke-dusk-line"
        strokeWidth="6"
      />
      <path
        d="M450 318c4-22 30-32 48-20 22-14 66-4 74 20Z"
        className="fill-dusk-sun stroke-dusk-line"
        strokeWidth="6"
      />
      <path
        d="M524 274c-30-26 28-46 0-84s26-48 4-84 10-44 4-62"
        className="stroke-dusk-smoke"
        strokeWidth="7"
      />
      <path d="M560 262c-16-16 14-30 0-54" className="stroke-dusk-smoke" strokeWidth="6" />
      <path d={GLASS} className="stroke-dusk-line" strokeWidth="7" />
      <path d="M286 132v60m0 40v50M168 574l62-122" className="stroke-dusk-shine" strokeWidth="9" />
      <path d="M286 308v14m-132 280 4-8" className="stroke-dusk-shine" strokeWidth="9" />
      <path d="M474 560l-52-104" className="stroke-dusk-shine" strokeWidth="4" opacity="0.6" />
      <path d="m265 204 22 12-22 12m110-24-22 12 22 12" className="stroke-dusk-pinch" strokeWidth="6" />
      <rect
        x="244"
        y="70"
        width="152"
        height="32"
        rx="16"
        className="fill-primary stroke-dusk-line"
        strokeWidth="7"
      />
      <path d="M264 83h70" className="stroke-dusk-shine" strokeWidth="5" />
    </g>
  );
}
