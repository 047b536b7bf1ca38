import { Light, Neon, Palm, Scene } from "./scene";

/** Illustration of the contact page: a street corner with a lit telephone. */
export function ContactScene() {
  return (
    <Scene sunX={800}>
      <Palm x={896} height={214} />
      <StreetSign />
      <Booth />
      <TrafficLight />
    </Scene>
  );
}

function StreetSign() {
  return (
    <g>
      <path d="M1010 376V96" className="stroke-scene-ink" strokeWidth="9" />
      <path d="M946 108h232l14 26-14 26H946Z" className="fill-scene-sign stroke-scene-edge" strokeWidth="4" />
      <text
        x="1062"
        y="142"
        textAnchor="middle"
        textLength="212"
        lengthAdjust="spacingAndGlyphs"
        className="fill-scene-window-top font-bold text-[1.6rem]"
      >
        S MARYLAND PKWY
      </text>
      <path d="M984 176h104v34H984Z" className="fill-scene-board stroke-scene-edge" strokeWidth="3" />
      <Neon>
        <path d="M998 193h60m-14-10 14 10-14 10" strokeWidth="4" />
      </Neon>
    </g>
  );
}

function Booth() {
  return (
    <g>
      <Light x={1206} y={266} r={190} />
      <path d="M1146 176h120v198h-120Z" className="fill-scene-board" />
      <path d="M1158 210h96v152h-96Z" fill="url(#scene-window)" />
      <path d="M1140 168h132v32h-132Z" className="fill-scene-awning stroke-scene-edge" strokeWidth="3" />
      <Neon tone="teal">
        <text
          x="1206"
          y="191"
          textAnchor="middle"
          className="fill-scene-teal font-bold text-[1.15rem]"
          strokeWidth="0.4"
        >
          PHONE
        </text>
      </Neon>
      <path d="M1184 240h44v70h-44Z" className="fill-scene-near" />
      <path
        d="M1192 252c6-8 22-8 28 0m-26 18h4m8 0h4m8 0h4m-28 14h4m8 0h4m8 0h4m-28 14h4m8 0h4m8 0h4"
        className="stroke-scene-lit"
        strokeWidth="4"
      />
      <path d="M1228 262c22 8 4 34 16 54" className="stroke-scene-ink" strokeWidth="4" />
      <path d="M1146 200v174m120 0V200M1206 318v56m-60-62h120" className="stroke-scene-ink" strokeWidth="5" />
      <path d="m1166 250 26-32m-26 62 18-22" className="stroke-scene-shine" strokeWidth="4" opacity="0.6" />
      <path d="M1158 374h96l44 46h-190Z" fill="url(#scene-pool)" />
    </g>
  );
}

function TrafficLight() {
  return (
    <g>
      <path d="M1396 376V84h-84" className="stroke-scene-ink" strokeWidth="9" />
      <rect
        x="1286"
        y="70"
        width="40"
        height="104"
        rx="12"
        className="fill-scene-board stroke-scene-edge"
        strokeWidth="3"
      />
      <circle cx="1306" cy="92" r="11" className="fill-scene-near" />
      <Light x={1306} y={122} r={60} />
      <circle cx="1306" cy="122" r="11" className="fill-scene-amber" />
      <circle cx="1306" cy="152" r="11" className="fill-scene-near" />
    </g>
  );
}
