import { Light, Palm, Scene } from "./scene";

/** Illustration of the legal pages: a desk with papers and the shop's license. */
export function PapersScene() {
  return (
    <Scene sunX={790}>
      <Palm x={884} height={176} />
      <path d="M950 50h430v324H950Z" fill="url(#scene-wall)" />
      <path d="M936 40h458v16H936Z" className="fill-scene-ink" />
      <Light x={1130} y={270} r={220} />
      <License />
      <path d="M976 316h380v16H976ZM1000 332h16v44h-16Zm316 0h16v44h-16Z" className="fill-scene-ink" />
      <path d="M976 316h380" className="stroke-scene-edge" strokeWidth="3" />
      <path d="M1092 218h52l84 98h-190Z" fill="url(#scene-amber)" opacity="0.8" />
      <g className="stroke-scene-ink" strokeWidth="6">
        <path d="M1036 316h52m-26 0v-84l52-44" />
        <path d="m1098 176 50 26-12 26-58-32Z" className="fill-scene-amber" strokeWidth="4" />
      </g>
      <g className="fill-scene-window-top stroke-scene-ink" strokeWidth="3">
        <path d="m1136 316 14-22h112l14 22Z" />
        <path d="m1150 294 10-16h100l8 16Z" />
        <path d="M1176 286h60m-66 16h76" strokeWidth="3" />
      </g>
      <path
        d="m1284 314 44-44 8 8-42 40-12 2Z"
        className="fill-scene-glass-teal stroke-scene-ink"
        strokeWidth="3"
      />
    </Scene>
  );
}

function License() {
  return (
    <g>
      <path d="M1206 84h130v120h-130Z" className="fill-scene-window-top stroke-scene-ink" strokeWidth="7" />
      <path d="M1232 110h78m-78 20h54m-54 20h78" className="stroke-scene-near" strokeWidth="5" />
      <circle cx="1296" cy="176" r="14" className="fill-scene-amber stroke-scene-ink" strokeWidth="3" />
      <path d="m1288 188-4 18 12-6 12 6-4-18" className="fill-scene-amber stroke-scene-ink" strokeWidth="3" />
    </g>
  );
}
