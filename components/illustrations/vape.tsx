import { Counter, Drawing, type DrawingProps } from "@/components/illustrations/drawing";

export function VapeDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Counter x={72} width={88} />
      <path
        d="M82 21c2-12 16-17 25-10 9-5 21 1 21 11 10 2 11 16 1 18H99c-8 0-12-7-8-13"
        className="fill-tint-fill"
        opacity="0.7"
      />
      {/* Tank */}
      <path d="M64 32v-9a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v9Z" className="fill-tint-ground" />
      <rect x="54" y="32" width="36" height="36" rx="7" className="fill-tint-fill" />
      <path
        d="M54 47c8-4 14 3 21 0 6-2 10-3 15 0v14a7 7 0 0 1-7 7H61a7 7 0 0 1-7-7Z"
        className="fill-tint-ember stroke-none"
      />
      <rect x="54" y="32" width="36" height="36" rx="7" />
      <path d="M72 34v30" opacity="0.4" />
      <path d="M60 40v16" className="stroke-tint-shine" />
      <rect x="50" y="67" width="44" height="8" rx="3.5" className="fill-tint-ground" />
      {/* Body */}
      <rect x="40" y="75" width="64" height="70" rx="12" className="fill-tint-ground" />
      <rect x="50" y="85" width="44" height="24" rx="5" className="fill-tint-fill" />
      <path d="M57 103v-5m7 5V94m7 9V91" className="stroke-tint-accent" strokeWidth="3.5" />
      <path d="M79 93h8m-8 8h5" opacity="0.7" />
      <circle cx="72" cy="126" r="8.5" className="fill-tint-accent" />
      <path d="M52 121v10m40-10v10" opacity="0.5" />
    </Drawing>
  );
}
