import { Counter, Drawing, type DrawingProps, Wisp } from "@/components/illustrations/drawing";

const SPOON =
  "M18 100c-2-21 12-34 30-34 16 0 22 10 34 15 12 4 28 2 46-7 8-4 15 5 8 11-16 14-34 21-50 24-12 3-19 31-38 31-17 0-28-19-30-40Z";

export function PipeDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Counter x={62} width={96} />
      <Wisp x={46} y={54} />
      <path d={SPOON} className="fill-tint-fill" />
      {/* Ribbons of color inside the glass */}
      <path
        d="M26 108c10 6 18 2 22-6s14-11 20-3-2 18-10 20-22 14-32-11Z"
        className="fill-tint-accent stroke-none"
        opacity="0.75"
      />
      <path d="M92 84c2 6 3 14 1 23m13-24c2 5 3 10 2 18m12-22c2 4 2 8 2 14" className="stroke-tint-accent" />
      <path d={SPOON} />
      <path d="M27 88c3-7 8-11 15-13M78 91c10 3 24 1 40-6" className="stroke-tint-shine" />
      {/* Bowl */}
      <ellipse cx="47" cy="70" rx="17" ry="7.5" className="fill-tint-ground" />
      <path d="M35 70c3-6 8-5 12-3 5-4 11-2 12 3-5 4-19 4-24 0Z" className="fill-tint-ember" />
      <circle cx="75" cy="106" r="3.2" className="fill-tint-ground" />
      <path d="m134 75 5 9" />
    </Drawing>
  );
}
