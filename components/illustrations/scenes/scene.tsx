import type { ReactNode } from "react";

const FAR_RIDGE =
  "M0 318c60-6 96-44 150-52 44-6 70 22 118 20 60-2 88-60 150-66 52-4 80 40 132 42 58 2 92-52 150-58 60-6 96 44 152 46 56 2 92-40 146-44 64-4 96 44 158 46 52 2 82-30 130-32 54-2 92 26 154 30v134H0Z";
const NEAR_RIDGE =
  "M0 350c90-4 150-34 236-34 92 0 148 30 244 30 84 0 140-26 222-26 96 0 160 34 258 32 92-2 150-32 240-30 96 2 150 28 240 30v68H0Z";
const FLOOR = "M0 372h1440v48H0Z";

/** Buildings of the skyline: x, width and height above the ridge, in units of the view box. */
const TOWERS = [
  [720, 26, 46],
  [752, 18, 70],
  [776, 34, 38],
  [860, 30, 58],
  [896, 20, 40],
  [944, 22, 52],
] as const;
const WINDOWS =
  "M566 296h4m6 0h4m-14 12h4m6 10h4M597 276h3m4 12h3m-10 12h3m4 10h3M622 304h4m8 0h4m6 0h3m-15 12h4M706 284h4m8 0h4m-16 14h4m8 12h4M741 302h3m5 12h3M789 292h3m6 12h3m-9 12h3";

/**
 * The background of every page's illustration, in a view box of 1440 by 420 units; the subject stands on the ground at
 * y = 372, to the right of the text. Decorative. Render it once per page, because its gradients have ids.
 */
export function Scene({ sunX, children }: { sunX: number; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="scene-svg fill-none"
    >
      <SceneLights />
      <circle cx={sunX} cy="280" r="280" fill="url(#scene-sun)" />
      <circle cx={sunX} cy="262" r="66" className="fill-scene-sun" />
      <path d={FAR_RIDGE} className="fill-scene-far" />
      <Strip />
      <path d={NEAR_RIDGE} className="fill-scene-near" />
      <path d={FLOOR} fill="url(#scene-floor)" />
      {children}
    </svg>
  );
}

function Strip() {
  return (
    <g>
      <g className="fill-scene-city">
        {TOWERS.map(([x, width, height]) => (
          <path key={x} d={`M${x} ${336 - height}h${width}V350h-${width}Z`} />
        ))}
        <path d="M824 350 828 218h4l4 132ZM816 236h28l-5 14h-18Z" />
        <path d="m650 346 30-40 30 40Z" />
      </g>
      <path d={WINDOWS} transform="translate(160 0)" className="stroke-scene-lit" strokeWidth="3" />
      <g className="stroke-scene-city dark:stroke-scene-teal" strokeWidth="2">
        <circle cx="620" cy="312" r="24" />
        <path d="M620 288v48m-24-24h48m-41-17 34 34m0-34-34 34" strokeWidth="1" opacity="0.8" />
      </g>
      <circle cx="830" cy="214" r="2.5" className="fill-scene-lit" />
    </g>
  );
}

/** Gradients shared by the scenes. */
function SceneLights() {
  return (
    <defs>
      <Glow id="scene-sun" color="[stop-color:var(--scene-glow)]" strength={0.75} />
      <Glow id="scene-amber" color="[stop-color:var(--scene-amber)]" strength={0.6} />
      <Glow id="scene-teal" color="[stop-color:var(--scene-teal)]" strength={0.5} />
      <linearGradient id="scene-floor" x1="0" y1="0" x2="0" y2="1">
        <stop className="[stop-color:var(--scene-ground-lit)]" />
        <stop offset="1" className="[stop-color:var(--scene-ground)]" />
      </linearGradient>
      <linearGradient id="scene-window" x1="0" y1="0" x2="0" y2="1">
        <stop className="[stop-color:var(--scene-window-top)]" />
        <stop offset="1" className="[stop-color:var(--scene-window)]" />
      </linearGradient>
      <linearGradient id="scene-wall" x1="0" y1="0" x2="0" y2="1">
        <stop className="[stop-color:var(--scene-wall)]" />
        <stop offset="1" className="[stop-color:var(--scene-wall-low)]" />
      </linearGradient>
      <linearGradient id="scene-pool" x1="0" y1="0" x2="0" y2="1">
        <stop className="[stop-color:var(--scene-window)]" stopOpacity="0.55" />
        <stop offset="1" className="[stop-color:var(--scene-window)]" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

function Glow({ id, color, strength }: { id: string; color: string; strength: number }) {
  return (
    <radialGradient id={id}>
      <stop className={color} stopOpacity={strength} />
      <stop offset="0.4" className={color} stopOpacity={strength * 0.36} />
      <stop offset="1" className={color} stopOpacity="0" />
    </radialGradient>
  );
}

/** The glow around a light source. */
export function Light({
  x,
  y,
  r,
  tone = "amber",
}: {
  x: number;
  y: number;
  r: number;
  tone?: "amber" | "teal";
}) {
  return <circle cx={x} cy={y} r={r} fill={`url(#scene-${tone})`} />;
}

/** A neon tube, which flickers on when the page opens (motion.css). */
export function Neon({ tone = "amber", children }: { tone?: "amber" | "teal"; children: ReactNode }) {
  return (
    <g className={`neon-tube ${tone === "amber" ? "stroke-scene-amber" : "stroke-scene-teal"}`}>{children}</g>
  );
}

const FROND =
  "M0 0c-26-22-52-20-70 4 22-10 44-8 70-4Zm0 0c-16-28-40-36-66-26 26 0 46 8 66 26Zm0 0c2-30-12-50-38-58 20 14 32 32 38 58Zm0 0c26-22 52-20 70 4-22-10-44-8-70-4Zm0 0c16-28 40-36 66-26-26 0-46 8-66 26Zm0 0c-2-30 12-50 38-58-20 14-32 32-38 58Z";

/** A palm at x; `height` is its trunk's, in units of the view box. */
export function Palm({ x, height }: { x: number; height: number }) {
  const top = 372 - height;
  return (
    <g>
      <path
        d={`M${x} 374c-6-${height * 0.4} 8-${height * 0.7} 2-${height}`}
        className="stroke-scene-ink"
        strokeWidth="7"
      />
      <path d={FROND} transform={`translate(${x + 2} ${top})`} className="fill-scene-ink" />
    </g>
  );
}
