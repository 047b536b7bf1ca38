import { Light, Neon, Palm, Scene } from "./scene";

/** The wall of the shop through its window: shelves of colored glass with light behind them. */
export function ShelfScene() {
  return (
    <Scene sunX={790}>
      <Palm x={876} height={206} />
      <Light x={1160} y={210} r={290} />
      <path d="M930 40h450v334H930Z" fill="url(#scene-wall)" />
      <path d="M966 72h378v270H966Z" fill="url(#scene-window)" className="stroke-scene-ink" strokeWidth="8" />
      <path d="M972 162h366M972 252h366" className="stroke-scene-ink" strokeWidth="7" />
      <TopShelf />
      <LowShelves />
      <path d="m984 150 44-62m-44 140 30-42" className="stroke-scene-shine" strokeWidth="5" opacity="0.5" />
      <Neon tone="teal">
        <path d="M1090 56h130" strokeWidth="5" />
      </Neon>
      <path d="M980 374h350l60 46H920Z" fill="url(#scene-pool)" />
    </Scene>
  );
}

function TopShelf() {
  return (
    <g className="stroke-scene-ink" strokeWidth="3">
      <path
        d="M1016 84h14v28l24 38a6 6 0 0 1-5 9h-52a6 6 0 0 1-5-9l24-38Z"
        className="fill-scene-glass-teal"
      />
      <path d="M1096 92h16v42c16 4 16 25-8 25s-24-21-8-25Z" className="fill-scene-glass-indigo" />
      <path
        d="M1160 159c0-26 12-30 14-52h16c2 22 14 26 14 52Zm14-52v-18h16v18Zm24 20c24-8 30 14 12 26"
        className="fill-scene-glass-rose"
      />
      <path d="M1262 100h14v22l20 30a5 5 0 0 1-4 7h-46a5 5 0 0 1-4-7l20-30Z" className="fill-scene-amber" />
      <path d="M1308 128h20v31h-20Z" className="fill-scene-glass-teal" />
    </g>
  );
}

function LowShelves() {
  return (
    <g className="stroke-scene-ink" strokeWidth="3">
      <path
        d="M1000 222c26-6 40 4 66 8v12c-22 4-26 9-42 8-20 0-32-12-24-28Z"
        className="fill-scene-glass-rose"
      />
      <path d="M1100 196h22v53h-22Zm4-10h14v10h-14Z" className="fill-scene-glass-indigo" />
      <path d="M1160 214h44v35h-44Zm6-12h32v12h-32Z" className="fill-scene-glass-teal" />
      <path d="M1246 196h14v18c18 8 18 35-7 35s-25-27-7-35Z" className="fill-scene-amber" />
      <path d="M1300 204h24v45h-24Z" className="fill-scene-glass-rose" />
      <path d="M1004 338v-38h30v38Zm50 0 10-50h16l10 50Z" className="fill-scene-glass-indigo" />
      <path d="M1124 338c0-34 46-34 46 0Z" className="fill-scene-glass-teal" />
      <path d="M1204 338v-54h18v54Zm34 0v-42h18v42Z" className="fill-scene-glass-rose" />
      <path d="M1284 338c-8-22 4-30 4-50h14c0 20 12 28 4 50Z" className="fill-scene-amber" />
    </g>
  );
}
