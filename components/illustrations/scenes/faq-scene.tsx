import { Light, Neon, Palm, Scene } from "./scene";

/** Illustration of the FAQ page: the counter seen through the window, with a neon question mark. */
export function FaqScene() {
  return (
    <Scene sunX={790}>
      <Palm x={880} height={190} />
      <Light x={1160} y={210} r={300} />
      <path d="M940 74h430v300H940Z" fill="url(#scene-wall)" />
      <path d="M926 62h458v18H926Z" className="fill-scene-ink" />
      <path d="M976 106h358v214H976Z" fill="url(#scene-window)" />
      <path d="M976 252h358v68H976Z" className="fill-scene-awning" />
      <path d="M968 244h374v14H968Z" className="fill-scene-ink" />
      <Lamp />
      <Counter />
      <path d="M1214 124h92v100h-92Z" className="fill-scene-board" />
      <Neon>
        <path d="M1238 160c0-34 46-34 46-4 0 22-24 20-24 40" strokeWidth="8" />
        <path d="M1260 210h.1" strokeWidth="11" />
      </Neon>
      <path d="M976 106h358v214H976Z" className="stroke-scene-ink" strokeWidth="8" />
      <path d="m996 176 52-58m-48 92 84-94" className="stroke-scene-shine" strokeWidth="5" opacity="0.5" />
      <path d="M990 374h330l60 46H930Z" fill="url(#scene-pool)" />
    </Scene>
  );
}

function Lamp() {
  return (
    <g>
      <path d="M1098 106v32" className="stroke-scene-ink" strokeWidth="5" />
      <path d="M1060 172c0-24 16-36 38-36s38 12 38 36Z" className="fill-scene-ink" />
      <path d="M1064 172h68l54 72h-176Z" className="fill-scene-shine" opacity="0.35" />
    </g>
  );
}

function Counter() {
  return (
    <g className="stroke-scene-ink" strokeWidth="3">
      <path d="M1000 244c0-26 44-26 44 0Z" className="fill-scene-amber" />
      <path d="M1022 224v-8M994 244h56" strokeWidth="5" />
      <path d="M1076 212h56v32h-56Z" className="fill-scene-window-top" />
      <path d="M1084 222h14v14h-14Zm22 2h18m-18 10h12" />
      <path
        d="M1158 190h12v20l18 26a5 5 0 0 1-4 8h-40a5 5 0 0 1-4-8l18-26Z"
        className="fill-scene-glass-teal"
      />
    </g>
  );
}
