import { Light, Neon, Palm, Scene } from "./scene";

/** Illustration of the reviews page: a billboard lit from below. */
export function ReviewsScene() {
  return (
    <Scene sunX={810}>
      <path
        d="M1040 280v96m112-96v96m112-96v96m-224-46 112-40 112 40"
        className="stroke-scene-ink"
        strokeWidth="9"
      />
      <Light x={1152} y={170} r={280} />
      <path d="M950 62h410v204H950Z" className="fill-scene-board stroke-scene-edge" strokeWidth="5" />
      <path d="M960 266h390v18H960Z" className="fill-scene-ink" />
      {[1010, 1104, 1198, 1292].map((x) => (
        <g key={x}>
          <path d={`M${x} 284v14h20`} className="stroke-scene-ink" strokeWidth="6" />
          <path d={`M${x - 50} 90 ${x} 282h16l54-192Z`} fill="url(#scene-amber)" opacity="0.35" />
        </g>
      ))}
      <Neon>
        <path
          d="M1000 92h200a18 18 0 0 1 18 18v66a18 18 0 0 1-18 18h-104l-34 30v-30h-62a18 18 0 0 1-18-18v-66a18 18 0 0 1 18-18Z"
          strokeWidth="6"
        />
        <path d="M1014 126h150m-150 32h96" strokeWidth="5" />
      </Neon>
      <Neon tone="teal">
        <path
          d="M1246 138h66a16 16 0 0 1 16 16v40a16 16 0 0 1-16 16h-10v24l-26-24h-30a16 16 0 0 1-16-16v-40a16 16 0 0 1 16-16Z"
          strokeWidth="5"
        />
        <path d="M1256 174h.1m23 0h.1m23 0h.1" strokeWidth="9" />
      </Neon>
      <g className="scene-beside">
        <Palm x={912} height={170} />
      </g>
      <Palm x={1398} height={214} />
    </Scene>
  );
}
