import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

/** Each glyph is drawn around the middle of the board, 0 0, in two tubes: amber leads, teal answers. */
const glyphs = {
  deals: (
    <>
      <path d="M-34-14 6-22a6 6 0 0 1 6 2l24 26a6 6 0 0 1-1 9L8 31a6 6 0 0 1-8-1l-32-32a6 6 0 0 1-2-5Z" />
      <circle cx="-20" cy="-5" r="4" />
      <path d="m-2 12 16-10" className="stroke-sign-teal" />
      <path d="M0 1h.1M13 15h.1" className="stroke-sign-teal" strokeWidth="6" />
    </>
  ),
  inventory: (
    <>
      <path d="M-12-30v20l-18 30c-3 5 0 9 5 9h36c5 0 8-4 5-9l-18-30v-20m-14 0h18" />
      <path d="M-22 10c8-5 12 4 20 0s8-4 12 0" className="stroke-sign-teal" />
      <path d="M34-18v36a6 6 0 0 0 12 0v-36Zm2-8h8" className="stroke-sign-teal" />
      <path d="M-48-4c0-8 14-8 14 0 0 5-14 5-14 0Zm7 6v24m-8 0h16" className="stroke-sign-teal" />
    </>
  ),
  events: (
    <>
      <rect x="-32" y="-22" width="64" height="52" rx="7" />
      <path d="M-32-6h64M-16-30v14m32-14v14" />
      <path
        d="m0 0 3.5 8 8.5 1-6.5 5.5 2 8.5L0 18.5-7.5 23l2-8.5L-12 9l8.5-1Z"
        className="stroke-sign-teal"
      />
    </>
  ),
  reviews: (
    <>
      <path d="M-50-24H50a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H-8l-18 14v-14h-24a8 8 0 0 1-8-8v-30a8 8 0 0 1 8-8Z" />
      {[-31, 0, 31].map((x) => (
        <path
          key={x}
          d="m0-11 3.4 6.9 7.6 1.1-5.5 5.4 1.3 7.6-6.8-3.6-6.8 3.6 1.3-7.6-5.5-5.4 7.6-1.1Z"
          transform={`translate(${x} 0)`}
          className="stroke-sign-teal"
        />
      ))}
    </>
  ),
  loyalty: (
    <>
      <rect x="-52" y="-26" width="104" height="56" rx="9" />
      <path d="M-38-12h34" />
      <path
        d="M-32 12a7 7 0 1 0 .1 0Zm22 0a7 7 0 1 0 .1 0Zm22 0a7 7 0 1 0 .1 0Z"
        className="stroke-sign-teal"
        transform="translate(0 -6)"
      />
      <path d="m28 14 5 5 9-11" className="stroke-sign-amber" />
      <path d="M22-12h18" className="stroke-sign-teal" />
    </>
  ),
  contact: (
    <>
      <path d="M0 34S-26 14-26-6a26 26 0 0 1 52 0C26 14 0 34 0 34Z" />
      <circle cy="-6" r="9" className="stroke-sign-teal" />
    </>
  ),
  faq: (
    <>
      <path d="M-16-12C-16-38 20-38 20-13 20 4 0 2 0 17" strokeWidth="6" />
      <path d="M0 31h.1" strokeWidth="9" />
      <path d="M-44-14a40 40 0 0 0 0 32M44-14a40 40 0 0 1 0 32" className="stroke-sign-teal" />
    </>
  ),
  about: (
    <>
      <path d="M0 30C-34 8-34-6-30-14c6-12 24-12 30 2 6-14 24-14 30-2 4 8 4 22-30 44Z" />
      <path d="M-58 4h14m88 0h14" className="stroke-sign-teal" />
    </>
  ),
  lost: (
    <>
      <path d="M-58-22v26h24m-8-14v34" strokeWidth="5" />
      <rect x="-20" y="-22" width="40" height="46" rx="16" strokeWidth="5" />
      <path d="M34-22v26h24m-8-14v34" strokeWidth="5" className="stroke-sign-off" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SignGlyph = keyof typeof glyphs;

const BOARD =
  "M160 52c54 0 116 14 132 28 14 14 12 54-10 70-28 20-216 20-244 0-22-16-24-56-10-70 16-14 78-28 132-28Z";

/** A roadside sign with one picture in tube light: the drawing beside a page's title. Decorative. */
export function NeonSign({ glyph, className }: { glyph: SignGlyph; className?: string }) {
  return (
    <svg
      viewBox="0 0 320 260"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("fill-none", className)}
    >
      <ellipse cx="160" cy="250" rx="92" ry="6" className="fill-tint-line" opacity="0.14" />
      <path d="M112 158v90m96-90v90" className="stroke-tint-line" strokeWidth="7" />
      <path d="M112 196h96" className="stroke-tint-line" strokeWidth="4" />
      <path d={BOARD} className="fill-sign-board stroke-tint-line" strokeWidth="5" />
      <path
        d={BOARD}
        transform="translate(16 10.8) scale(0.9)"
        className="stroke-sign-amber"
        strokeWidth="5"
        strokeDasharray="0 15.2"
      />
      <g className="stroke-tint-line" strokeWidth="4">
        <path d="M160 52V40" />
        <path
          d="m160 2 5.5 13.5L179 21l-13.5 5.5L160 40l-5.5-13.5L141 21l13.5-5.5Z"
          className="fill-sign-amber"
        />
      </g>
      <g transform="translate(160 106)" strokeWidth="4" className="sign-glow stroke-sign-amber">
        {glyphs[glyph]}
      </g>
    </svg>
  );
}
