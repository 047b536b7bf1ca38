import { Light, Neon, Palm, Scene } from "./scene";

const BULBS = "M1012 92h300v172H1012Z";
const ARROW = "M1328 66c44 10 62 44 58 92l22-4-36 54-30-48 18 2c4-34-8-56-40-62Z";

/** Illustration of the deals page: a roadside sign with an arrow. */
export function DealsScene() {
  return (
    <Scene sunX={830}>
      <Light x={1160} y={180} r={260} />
      <path d="M1060 268v106m200-106v106" className="stroke-scene-ink" strokeWidth="12" />
      <path d="M1060 330h200" className="stroke-scene-ink" strokeWidth="6" />
      <path d="M1000 80h324v196H1000Z" className="fill-scene-board stroke-scene-edge" strokeWidth="4" />
      <path d={BULBS} className="stroke-scene-lit" strokeWidth="7" strokeDasharray="0 20" />
      <Neon>
        <text
          x="1162"
          y="176"
          textAnchor="middle"
          textLength="240"
          lengthAdjust="spacingAndGlyphs"
          strokeWidth="1.5"
          className="fill-scene-amber font-bold font-display text-[4.2rem]"
        >
          Deals
        </text>
      </Neon>
      <Neon tone="teal">
        <path d="M1056 204h212" strokeWidth="4" />
        <text
          x="1162"
          y="244"
          textAnchor="middle"
          className="fill-scene-teal font-bold text-[1.35rem]"
          strokeWidth="0.4"
        >
          IN STORE ONLY
        </text>
      </Neon>
      <path d={ARROW} className="fill-scene-board stroke-scene-edge" strokeWidth="4" />
      <Neon>
        <path d="M1330 76c34 10 48 38 44 84m-14 6 16 26 18-30" strokeWidth="5" />
      </Neon>
      <path d="M1148 16l7 20 21 2-16 14 5 21-17-12-17 12 5-21-16-14 21-2Z" className="fill-scene-amber" />
      <Light x={1148} y={44} r={60} />
      <path
        d="M880 420c60-30 110-42 180-48h160c-90 10-170 24-230 48Z"
        className="fill-scene-ink"
        opacity="0.55"
      />
      <path d="M972 414c30-14 60-24 96-30m28-5 24-3" className="stroke-scene-lit" strokeWidth="4" />
      <Palm x={936} height={150} />
      <path
        d="M1372 372c-2-22 0-44-2-58m0 34c-16 0-20-8-20-22m22 10c14 0 16-8 16-18"
        className="stroke-scene-cactus"
        strokeWidth="11"
      />
    </Scene>
  );
}
