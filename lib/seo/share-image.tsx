import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { hoursText } from "@/lib/hours/every-day";
import { shareImageSize } from "@/lib/seo/config";
import { pageSeo, type SeoPage } from "@/lib/seo/pages";
import { shop } from "@/lib/shop/shop";

/** The dark theme's colors; a picture has no style sheet to read them from. */
const night = "#0c0a1c";
const paper = "#f3eee4";
const quiet = "#b3adcf";
const amber = "#ffb03a";
const teal = "#58d8c9";

/** The last lines of every picture. */
export const shareFooter = [
  shop.address.line,
  `${hoursText.regular}, 7 days a week`,
  `In store only · ${shop.minimumAge}+`,
];

/** A hookah in neon tube: teal glass, amber light. */
const neonHookah = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 560" fill="none" stroke-linecap="round" stroke-linejoin="round">
<g stroke="${amber}" stroke-width="7"><path d="M112 62h76l-12 34h-52z"/><path d="M96 110h108"/><path d="M128 44c0-12 10-12 10-24M150 44c0-14 10-14 10-30M172 44c0-12 10-12 10-24"/></g>
<g stroke="${teal}" stroke-width="7"><path d="M138 110v84M162 110v84"/><path d="M122 196h56"/><path d="M130 218h40"/><path d="M138 240v70M162 240v70"/>
<path d="M132 310h36c0 44 72 64 72 134 0 62-42 96-90 96s-90-34-90-96c0-70 72-90 72-134z"/><path d="M72 452c36-18 50 16 84 4s44-22 72-8"/></g>
<g stroke="${paper}" stroke-width="7"><path d="M170 228c70-8 104 34 100 92s-32 80-12 118"/><path d="M258 438l10 34"/></g>
<g fill="${amber}"><circle cx="118" cy="490" r="5"/><circle cx="150" cy="506" r="4"/><circle cx="182" cy="484" r="5"/></g></svg>`;

const fontFile = (name: string) => readFile(join(process.cwd(), "node_modules/@fontsource", name));

/** Static cuts of the site's typefaces: the renderer reads WOFF, not WOFF2 and not variable fonts. */
async function loadFonts() {
  const [display, text] = await Promise.all([
    fontFile("anybody/files/anybody-latin-700-normal.woff"),
    fontFile("figtree/files/figtree-latin-500-normal.woff"),
  ]);
  return [
    { name: "Display", data: display, weight: 700 as const },
    { name: "Text", data: text, weight: 500 as const },
  ];
}

function Card({ headline }: { headline: string }) {
  const picture = `data:image/svg+xml;base64,${Buffer.from(neonHookah).toString("base64")}`;
  return (
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        justifyContent: "space-between",
        padding: "64px 72px",
        backgroundColor: night,
        backgroundImage: `radial-gradient(circle at 84% 62%, #2c2456 0%, ${night} 46%)`,
        color: paper,
        fontFamily: "Text",
      }}
    >
      <div style={{ width: 740, display: "flex", flexDirection: "column", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", fontSize: 30 }}>
          <div style={{ width: 44, height: 7, marginRight: 20, borderRadius: 4, backgroundColor: amber }} />
          {shop.name}
        </div>
        <div
          style={{
            display: "flex",
            fontFamily: "Display",
            fontSize: 76,
            lineHeight: 1.06,
            letterSpacing: -2,
          }}
        >
          {headline}
        </div>
        <div
          style={{ display: "flex", flexDirection: "column", fontSize: 27, lineHeight: 1.5, color: quiet }}
        >
          {shareFooter.map((line) => (
            <div key={line} style={{ display: "flex" }}>
              {line}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: this tree becomes a PNG, it never reaches a browser. */}
      <img src={picture} alt="" width={269} height={502} />
    </div>
  );
}

/** The picture other sites show when someone shares `page`, as a PNG. */
export async function shareImage(page: SeoPage): Promise<ImageResponse> {
  return new ImageResponse(<Card headline={pageSeo[page].headline} />, {
    ...shareImageSize,
    fonts: await loadFonts(),
  });
}
