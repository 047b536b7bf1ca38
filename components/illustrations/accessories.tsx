import { Counter, Drawing, type DrawingProps } from "@/components/illustrations/drawing";

export function AccessoriesDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Counter width={118} />
      {/* Papers */}
      <path d="m30 70 32-14 11 26-32 14Z" className="fill-tint-fill" />
      <path d="m41 64 9-22 29 12-8 20" className="fill-tint-fill" />
      <path d="m35 76 32-14" className="stroke-tint-accent" />
      {/* Lighter */}
      <path d="M110 50c-8-9 4-14 1-26 11 7 14 20 6 27-2 2-5 1-7-1Z" className="fill-tint-ember" />
      <rect x="99" y="75" width="31" height="70" rx="7" className="fill-tint-fill" />
      <path
        d="M99 98c10-4 18 4 31 0v40a7 7 0 0 1-7 7h-17a7 7 0 0 1-7-7Z"
        className="fill-tint-water stroke-none"
      />
      <rect x="99" y="75" width="31" height="70" rx="7" />
      <path d="M102 75V60a4 4 0 0 1 4-4h11v19" className="fill-tint-ground" />
      <circle cx="123" cy="66" r="6.5" className="fill-tint-ground" />
      <path d="M123 62v8m-4-4h8" opacity="0.5" />
      <path d="M105 84v34" className="stroke-tint-shine" />
      {/* Grinder */}
      <path d="M26 108v27c0 6 14 10 31 10s31-4 31-10v-27Z" className="fill-tint-ground" />
      <path d="M26 122c0 6 14 10 31 10s31-4 31-10" />
      <path d="M34 129v8m11-5v9m12-8v9m12-10v9m11-12v8" opacity="0.5" />
      <ellipse cx="57" cy="108" rx="31" ry="11" className="fill-tint-accent" />
      <path d="m57 103 4 5-4 5-4-5Zm-15 3 3 3m24-3-3 3" />
    </Drawing>
  );
}
