import { Light, Neon, Palm, Scene } from "./scene";

const FOUR = "M-30-46v54h50M10-30v92";

/** Illustration of the 404 page: a desert sign with a failing digit. */
export function LostScene() {
  return (
    <Scene sunX={820}>
      <Palm x={930} height={132} />
      <Light x={1140} y={170} r={240} />
      <path d="M1060 250v126m160-126v126m-160-70 160 34" className="stroke-scene-ink" strokeWidth="11" />
      <path d="M966 66h348v196H966Z" className="fill-scene-board stroke-scene-edge" strokeWidth="5" />
      <path
        d="M980 80h320v168H980Z"
        className="stroke-scene-lit"
        strokeWidth="6"
        strokeDasharray="0 20"
        opacity="0.8"
      />
      <Neon>
        <path d={FOUR} transform="translate(1050 156)" strokeWidth="9" />
        <rect x="1106" y="108" width="66" height="112" rx="28" strokeWidth="9" />
      </Neon>
      <g className="neon-failing stroke-scene-teal">
        <path d={FOUR} transform="translate(1236 156) rotate(7)" strokeWidth="9" />
      </g>
      <g className="stroke-scene-cactus" strokeWidth="3">
        <circle cx="1356" cy="366" r="26" />
        <path d="M1334 356c20 20 32 20 46 4m-44 18c12-24 26-30 42-22m-30-14c-2 20 6 36 20 46m-6-48c-12 14-20 34-16 48" />
      </g>
      <path d="M820 420c120-26 320-42 620-46v46Z" className="fill-scene-ink" opacity="0.45" />
    </Scene>
  );
}
