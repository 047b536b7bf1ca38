import { Light, Neon, Palm, Scene } from "./scene";

/** Illustration of the sign-in page: the side door with a neon key. */
export function DoorScene() {
  return (
    <Scene sunX={770}>
      <Palm x={852} height={188} />
      <path d="M930 56h460v318H930Z" fill="url(#scene-wall)" />
      <path d="M916 44h488v16H916Z" className="fill-scene-ink" />
      <Bricks />
      <Door />
      <Key />
      <Cactus />
      <path d="M1010 374h150l44 46H966Z" fill="url(#scene-pool)" />
    </Scene>
  );
}

function Bricks() {
  return (
    <path
      d="M954 92h44m20 0h36M950 132h30m300 180h44m-20 20h56m-70-244h46m-20 20h60M944 300h40m-30 20h36"
      className="stroke-scene-edge"
      strokeWidth="3"
      opacity="0.35"
    />
  );
}

function Door() {
  return (
    <g>
      <Light x={1085} y={112} r={120} />
      <path d="M1066 104c0-16 38-16 38 0l6 14h-50Z" className="fill-scene-ink" />
      <path d="M1072 118h26c0 10-26 10-26 0Z" className="fill-scene-window-top" />
      <path d="M1020 372V196a65 65 0 0 1 130 0v176Z" className="fill-scene-ink" />
      <path
        d="M1032 372V198a53 53 0 0 1 106 0v174Z"
        className="fill-scene-awning stroke-scene-edge"
        strokeWidth="3"
      />
      <path
        d="M1050 240v-40a35 35 0 0 1 70 0v40Z"
        fill="url(#scene-window)"
        className="stroke-scene-ink"
        strokeWidth="4"
      />
      <path d="M1085 166v74m-35-30h70" className="stroke-scene-ink" strokeWidth="4" />
      <path d="M1052 266h66v82h-66Z" className="stroke-scene-ink" strokeWidth="4" opacity="0.6" />
      <circle cx="1122" cy="298" r="6" className="fill-scene-amber" />
      <path d="M1006 372h158v10h-158Z" className="fill-scene-ink" />
    </g>
  );
}

function Key() {
  return (
    <g>
      <Light x={1272} y={196} r={130} />
      <path d="M1190 138h166v116h-166Z" className="fill-scene-board stroke-scene-edge" strokeWidth="3" />
      <Neon>
        <circle cx="1230" cy="190" r="22" strokeWidth="6" />
        <path d="M1252 190h78v24m-26-24v18" strokeWidth="6" />
      </Neon>
      <Neon tone="teal">
        <path d="M1208 236h130" strokeWidth="4" />
      </Neon>
    </g>
  );
}

function Cactus() {
  return (
    <g>
      <path d="M1220 340v-36m0 18h-16v-14m16 24h16v-18" className="stroke-scene-cactus" strokeWidth="13" />
      <path d="M1198 340h44l-6 34h-32Z" className="fill-scene-awning stroke-scene-ink" strokeWidth="3" />
    </g>
  );
}
