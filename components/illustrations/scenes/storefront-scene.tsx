import { shop } from "@/lib/shop/shop";
import { Light, Neon, Palm, Scene } from "./scene";

/** Illustration: the storefront at dusk. */
export function StorefrontScene() {
  return (
    <Scene sunX={760}>
      <Storefront />
    </Scene>
  );
}

function Storefront() {
  return (
    <g transform="translate(32 0)">
      <g className="scene-beside">
        <Palm x={834} height={196} />
      </g>
      <Light x={1140} y={176} r={230} />
      <path d="M920 200h460v172H920Z" fill="url(#scene-wall)" />
      <path d="M908 192h484v14H908Z" className="fill-scene-ink" />
      <path d="M944 96h412v96H944Z" className="fill-scene-board stroke-scene-edge" strokeWidth="3" />
      <SignName />
      <Awning />
      <Window />
      <Door />
      <path d="M960 372h236l60 48H920Zm284 0h76l44 48H1250Z" fill="url(#scene-pool)" />
      <path d="M920 372h460" className="stroke-scene-edge" strokeWidth="2" opacity="0.7" />
      <Palm x={1376} height={150} />
    </g>
  );
}

function SignName() {
  return (
    <Neon>
      <text
        x="1150"
        y="156"
        textAnchor="middle"
        textLength="372"
        lengthAdjust="spacingAndGlyphs"
        strokeWidth="1.6"
        className="fill-scene-amber font-bold font-display text-[2.6rem]"
      >
        {shop.shortName}
      </text>
      <path d="M964 172h156m60 0h156" strokeWidth="3" className="stroke-scene-teal" />
      <circle cx="1150" cy="172" r="5" strokeWidth="3" className="stroke-scene-teal" />
    </Neon>
  );
}

function Awning() {
  const folds = Array.from({ length: 9 }, (_, index) => 934 + index * 48);
  return (
    <g>
      <path d="M934 206h432l14 34H920Z" className="fill-scene-awning" />
      {folds.map((x, index) =>
        index % 2 === 0 ? (
          <path key={x} d={`M${x} 206h48l2 34h-52Z`} className="fill-scene-amber" opacity="0.85" />
        ) : null,
      )}
    </g>
  );
}

function Window() {
  return (
    <g>
      <path d="M948 250h256v106H948Z" fill="url(#scene-window)" />
      <path d="M956 302h240M956 350h240" className="stroke-scene-ink" strokeWidth="3" opacity="0.5" />
      <g className="fill-scene-glass-teal stroke-scene-ink" strokeWidth="2">
        <path d="M976 262h14v18l14 22h-42l14-22Z" />
        <path d="M1098 314h14v14l14 22h-42l14-22Z" />
      </g>
      <g className="fill-scene-glass-rose stroke-scene-ink" strokeWidth="2">
        <path d="M1042 258h8v10c16 4 16 34-4 34s-20-30-4-34Z" />
        <path d="M980 322c22-4 30 2 46 4v10c-14 2-14 14-28 14-16 0-24-16-18-28Z" />
      </g>
      <g className="fill-scene-glass-indigo stroke-scene-ink" strokeWidth="2">
        <path d="M1094 256h12v24c12 4 12 22-6 22s-18-18-6-22Z" />
        <path d="M1046 330h30v20h-30Zm6-16h18v16h-18Z" />
        <path d="M1152 262h26v40h-26Z" />
      </g>
      <path
        d="M1154 350c0-16 6-18 8-36h12c2 18 8 20 8 36Z"
        className="fill-scene-amber stroke-scene-ink"
        strokeWidth="2"
      />
      <path d="M948 250h256v106H948ZM1076 250v106" className="stroke-scene-ink" strokeWidth="5" />
      <path d="m960 288 30-32m-24 50 50-52" className="stroke-scene-shine" strokeWidth="4" opacity="0.6" />
    </g>
  );
}

function Door() {
  return (
    <g>
      <path
        d="M1240 250h82v122h-82Z"
        fill="url(#scene-window)"
        className="stroke-scene-ink"
        strokeWidth="5"
      />
      <path d="M1308 318v-20" className="stroke-scene-ink" strokeWidth="5" />
      <path d="M1254 266h54v26h-54Z" className="fill-scene-board" />
      <Neon tone="teal">
        <text
          x="1281"
          y="285"
          textAnchor="middle"
          className="fill-scene-teal font-bold text-[1.05rem]"
          strokeWidth="0.5"
        >
          OPEN
        </text>
      </Neon>
      <path d="M1344 268h22v104h-22Z" className="fill-scene-ink" opacity="0.5" />
    </g>
  );
}
