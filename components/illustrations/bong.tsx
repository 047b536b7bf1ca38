import { Counter, Drawing, type DrawingProps, Wisp } from "@/components/illustrations/drawing";

const BEAKER = "M62 24v54L37 130c-5 9 0 15 8 15h58c8 0 13-6 8-15L86 78V24Z";

export function BongDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Counter x={74} width={96} />
      <path d={BEAKER} className="fill-tint-fill" />
      <path
        d="M46 113c9-4 17 4 29 1s19-4 27 0l9 16c5 9 0 16-8 16H45c-8 0-13-7-8-16Z"
        className="fill-tint-water stroke-none"
      />
      {/* Downstem, seen through the glass */}
      <path d="m110 79-34 48" strokeWidth="7" opacity="0.28" />
      <path d="M69 124h9m-12 6h9" opacity="0.55" />
      <path d={BEAKER} />
      <rect x="58" y="16" width="32" height="9" rx="4.5" className="fill-tint-accent" />
      {/* Ice pinches */}
      <path d="m62 60 6 4m18-4-6 4M62 69l6-4m18 4-6-4" />
      <path d="M68 31v20M47 127l8-17" className="stroke-tint-shine" />
      {/* Joint and bowl */}
      <path d="m99 96 13-19 8 5.5-14 20Z" className="fill-tint-ground" />
      <path d="M106 60c-2 9 2 17 10 21 8 3 15-1 19-9Z" className="fill-tint-accent" />
      <path d="M107 60c2-6 8-6 12-2 6-2 13 2 15 11Z" className="fill-tint-ember" />
      <Wisp x={124} y={50} />
      <circle cx="88" cy="128" r="2" className="fill-tint-line stroke-none" opacity="0.5" />
      <circle cx="94" cy="121" r="1.5" className="fill-tint-line stroke-none" opacity="0.5" />
      <circle cx="83" cy="120" r="1.3" className="fill-tint-line stroke-none" opacity="0.5" />
    </Drawing>
  );
}
