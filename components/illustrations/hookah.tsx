import { Counter, Drawing, type DrawingProps, Wisp } from "@/components/illustrations/drawing";

export function HookahDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Counter x={74} width={92} />
      <Wisp x={70} y={22} />
      {/* Hose, behind the vase */}
      <path d="M82 82c24-8 42 4 40 26-1.5 18 10 24 15 10l4-13" />
      <path d="m139.5 110 5.5-22" className="stroke-tint-accent" strokeWidth="5.5" />
      {/* Vase and its water */}
      <path
        d="M64 90c0 13-19 18-22 36-2 12 6 19 15 19h34c9 0 17-7 15-19-3-18-22-23-22-36Z"
        className="fill-tint-fill"
      />
      <path
        d="M43 121c9-4 16 4 31 1s22-4 31 0c4 16-3 24-14 24H57c-11 0-18-8-14-25Z"
        className="fill-tint-water stroke-none"
      />
      <path d="M64 90c0 13-19 18-22 36-2 12 6 19 15 19h34c9 0 17-7 15-19-3-18-22-23-22-36Z" />
      <path d="M52 124c1-6 5-11 9-15" className="stroke-tint-shine" />
      <path d="M74 92v40" opacity="0.5" />
      <circle cx="80" cy="132" r="1.8" className="stroke-none fill-tint-line" opacity="0.5" />
      <circle cx="84" cy="126" r="1.3" className="stroke-none fill-tint-line" opacity="0.5" />
      {/* Stem */}
      <rect x="61" y="82" width="26" height="9" rx="4" className="fill-tint-ground" />
      <path d="M71 82V48m6 34V48" />
      <ellipse cx="74" cy="67" rx="7.5" ry="6" className="fill-tint-accent" />
      <path d="M50 46h48c-3 5-9 6-14 6H64c-5 0-11-1-14-6Z" className="fill-tint-ground" />
      {/* Bowl and coals */}
      <path d="M61 29h26c0 9-4 13-7 17H68c-3-4-7-8-7-17Z" className="fill-tint-ground" />
      <path d="M64 29c1-5 5-6 9-5 3-3 9-1 11 5Z" className="fill-tint-ember" />
    </Drawing>
  );
}
