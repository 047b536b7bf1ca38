import { Light, Neon, Palm, Scene } from "./scene";

const WIRE = "M872 112c80 60 150 62 232 28s150-30 288 10";
const BULBS: readonly (readonly [number, number])[] = [
  [912, 138],
  [962, 158],
  [1018, 164],
  [1074, 152],
  [1132, 131],
  [1192, 120],
  [1252, 120],
  [1312, 128],
  [1366, 143],
];

/** Illustration of the events page: a glass-blowing workshop in the evening. */
export function EventsScene() {
  return (
    <Scene sunX={800}>
      <Palm x={872} height={258} />
      <path d="M1392 374V146" className="stroke-scene-ink" strokeWidth="9" />
      <path d={WIRE} className="stroke-scene-ink" strokeWidth="3" />
      {BULBS.map(([x, y]) => (
        <g key={x}>
          <Light x={x} y={y + 10} r={44} />
          <circle cx={x} cy={y + 10} r="8" className="fill-scene-window-top" />
        </g>
      ))}
      <Light x={1160} y={280} r={190} />
      <path d="M960 300h400v16H960ZM984 316h14v58h-14Zm338 0h14v58h-14Z" className="fill-scene-ink" />
      <path d="M960 300h400" className="stroke-scene-edge" strokeWidth="3" />
      <Torch />
      <Glassware />
      <Stools />
    </Scene>
  );
}

function Torch() {
  return (
    <g>
      <path
        d="M1052 300v-14h34v14Zm8-14 30-22 12 14-22 14Z"
        className="fill-scene-near stroke-scene-edge"
        strokeWidth="2"
      />
      <Light x={1140} y={246} r={80} />
      <path d="M1098 270c24-24 44-26 74-40-16 26-24 44-62 52Z" className="fill-scene-amber" />
      <path d="M1104 272c16-14 28-16 46-24-10 16-16 24-38 30Z" className="fill-scene-window-top" />
      <Neon tone="teal">
        <path d="M1158 224c20-8 46-10 70-30m-60 46c20-6 40-10 66-28" strokeWidth="4" />
        <circle cx="1168" cy="234" r="16" strokeWidth="4" />
      </Neon>
      <path d="M1228 300v-78m-12 0h24m-40 78h56" className="stroke-scene-ink" strokeWidth="6" />
    </g>
  );
}

function Glassware() {
  return (
    <g className="stroke-scene-edge" strokeWidth="3">
      <path
        d="M1280 226h18v30l24 36a6 6 0 0 1-5 8h-56a6 6 0 0 1-5-8l24-36Z"
        className="fill-scene-glass-rose"
      />
      <path d="M1000 256h12v14c22 6 22 30-6 30s-28-24-6-30Z" className="fill-scene-glass-teal" />
      <path d="M1330 300v-36h18v36Z" className="fill-scene-glass-indigo" />
    </g>
  );
}

function Stools() {
  return (
    <g className="stroke-scene-ink" strokeWidth="7">
      {[1020, 1140, 1260].map((x) => (
        <g key={x}>
          <path d={`M${x} 348h64`} strokeWidth="12" className="stroke-scene-awning" />
          <path d={`M${x + 12} 354l-8 44m48-44 8 44M${x + 10} 378h44`} />
        </g>
      ))}
    </g>
  );
}
