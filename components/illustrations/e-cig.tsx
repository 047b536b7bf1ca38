import { Counter, Drawing, type DrawingProps, Wisp } from "@/components/illustrations/drawing";

export function ECigDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Counter width={104} />
      {/* Charging dock */}
      <rect x="30" y="104" width="40" height="41" rx="9" className="fill-tint-ground" />
      <path d="M42 104v-9h16v9" className="fill-tint-fill" />
      <path d="m52 113-6 10h8l-6 10" className="stroke-tint-accent" />
      <path d="M70 134c12 0 10 8 24 8" opacity="0.6" />
      <g transform="rotate(16 98 90)">
        <path d="M89 36c0-9 3-15 9-15s9 6 9 15Z" className="fill-tint-accent" />
        <rect x="85" y="36" width="26" height="105" rx="9" className="fill-tint-ground" />
        <rect x="90" y="44" width="16" height="33" rx="5" className="fill-tint-fill" />
        <path
          d="M90 58c4-3 8 3 16-1v15a5 5 0 0 1-5 5h-6a5 5 0 0 1-5-5Z"
          className="fill-tint-ember stroke-none"
        />
        <rect x="90" y="44" width="16" height="33" rx="5" />
        <circle cx="98" cy="95" r="5.5" className="fill-tint-fill" />
        <path d="M94 114h8m-8 6h8m-8 6h8" className="stroke-tint-accent" />
        <path d="M89.5 84v38" className="stroke-tint-shine" opacity="0.6" />
      </g>
      <Wisp x={118} y={20} />
    </Drawing>
  );
}
