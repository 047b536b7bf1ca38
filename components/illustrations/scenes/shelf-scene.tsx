import { Light, Neon, Palm, Scene } from "./scene";

/**
 * Illustration of the inventory page: the glass counter. The page's header is low on a desktop, where only what is
 * below y = 164 is visible.
 */
export function ShelfScene() {
  return (
    <Scene sunX={776}>
      <Palm x={836} height={146} />
      <Lamps />
      <Light x={1140} y={250} r={300} />
      <Counter />
      <OnTop />
      <Inside />
      <path d="m912 284 46 78m-22-78 46 78" className="stroke-scene-shine" strokeWidth="4" opacity="0.35" />
      <path d="M884 374h524l40 46H836Z" fill="url(#scene-pool)" />
    </Scene>
  );
}

function Lamps() {
  return (
    <g>
      <path d="M872 56h548" className="stroke-scene-ink" strokeWidth="9" />
      {[976, 1146, 1316].map((x) => (
        <g key={x}>
          <path d={`M${x} 60v34`} className="stroke-scene-ink" strokeWidth="4" />
          <Light x={x} y={124} r={76} />
          <path d={`M${x - 34} 122c4-20 18-30 34-30s30 10 34 30Z`} className="fill-scene-ink" />
          <path d={`M${x - 16} 122c2 8 8 12 16 12s14-4 16-12Z`} className="fill-scene-window-top" />
        </g>
      ))}
    </g>
  );
}

function Counter() {
  return (
    <g>
      <path d="M890 276h512v98H890Z" fill="url(#scene-window)" className="stroke-scene-ink" strokeWidth="7" />
      <path d="M878 262h536v14H878Z" className="fill-scene-ink" />
      <path d="M878 262h536" className="stroke-scene-edge" strokeWidth="3" />
      <path d="M896 326h500M1060 278v94m172-94v94" className="stroke-scene-ink" strokeWidth="5" />
      <Neon tone="teal">
        <path d="M900 368h492" strokeWidth="4" />
      </Neon>
    </g>
  );
}

/** Pieces on the counter at y = 262, low enough to be fully visible on a desktop. */
function OnTop() {
  return (
    <g transform="translate(255.2 57.6) scale(.78)" className="stroke-scene-ink" strokeWidth="3.5">
      <path d="M944 262c-8-26 12-34 14-48h16c2 14 22 22 14 48Z" className="fill-scene-glass-indigo" />
      <path d="M961 214v-52h10v52Zm-9-52h28l-5-14h-18Z" className="fill-scene-window-top" />
      <path d="M972 196c40-8 46 26 26 62" className="stroke-scene-awning" strokeWidth="5" />
      <path d="M1076 148h22v46l34 60c2 5 0 8-6 8h-78c-6 0-8-3-6-8l34-60Z" className="fill-scene-glass-teal" />
      <path d="m1120 214 26-26 8 8-22 28Z" className="fill-scene-amber" />
      <path
        d="M1196 262c-26-12-22-52 4-58l6-52h16l6 52c26 6 30 46 4 58Zm40-40c28-8 30-52 0-58"
        className="fill-scene-glass-rose"
      />
      <path d="M1300 262v-10h7V160h22v92h7v10Z" className="fill-scene-glass-teal" />
      <path d="m1330 226 20-24 9 7-17 26Z" className="fill-scene-amber" />
      <path d="M1366 262v-42h30v42Zm4-42v-9h22v9Z" className="fill-scene-glass-indigo" />
    </g>
  );
}

function Inside() {
  return (
    <g className="stroke-scene-ink" strokeWidth="3">
      <path
        d="M916 306c24-6 36 2 60 6v10c-20 2-24 2-40 2-18 0-26-8-20-18Z"
        className="fill-scene-glass-rose"
      />
      <path d="M1002 300h34v24h-34Zm0 10h34" className="fill-scene-glass-indigo" />
      <path d="M1088 324v-30h12v30Zm22 0v-34h12v34Zm22 0v-28h12v28Z" className="fill-scene-awning" />
      <path d="M1172 324v-26h36v26Zm5-26v-8h26v8Z" className="fill-scene-glass-teal" />
      <path d="M1258 324c0-20 40-20 40 0Zm62 0v-32h26v32Z" className="fill-scene-glass-rose" />
      <path d="M920 366c0-22 36-22 36 0Zm62 0v-26h40v26Z" className="fill-scene-glass-teal" />
      <path d="M1086 366v-22h56v22Zm0-11h56" className="fill-scene-amber" />
      <path d="M1170 366c26-24 34-6 50-24v10c-10 8-16 14-28 14Z" className="fill-scene-glass-indigo" />
      <path d="M1256 366v-30h18v30Zm30 0v-24h18v24Zm34 0 8-30h14l8 30Z" className="fill-scene-glass-indigo" />
    </g>
  );
}
