import { loyaltyTiers } from "@/lib/shop/policies";
import { Light, Neon, Palm, Scene } from "./scene";

/**
 * Position and height of each tier's sign, in units of the view box. The page's header is high on a desktop, where what is
 * left of x = 1080 is behind the phone field and fades out.
 */
const SIGNS = [
  { x: 1114, top: 252, size: 58 },
  { x: 1188, top: 204, size: 68 },
  { x: 1272, top: 146, size: 80 },
  { x: 1372, top: 78, size: 98 },
] as const;

/** Illustration of the loyalty page: a motel sign for each tier with the visits it takes. */
export function LoyaltyScene() {
  return (
    <Scene sunX={800}>
      {SIGNS.map(({ x, top, size }, index) => {
        const visits = loyaltyTiers[index]?.visits;
        const isTop = index === SIGNS.length - 1;
        return (
          <g key={x}>
            {/* Never above the view box, where it would end in a straight edge. */}
            <Light
              x={x}
              y={top + size / 2}
              r={Math.min(size * 1.5, top + size / 2)}
              tone={index % 2 ? "teal" : "amber"}
            />
            <path
              d={`M${x - 12} ${top + size}v${374 - top - size}m24 0v-${374 - top - size}`}
              className="stroke-scene-ink"
              strokeWidth="7"
            />
            <rect
              x={x - size / 2}
              y={top}
              width={size}
              height={size}
              rx="14"
              className="fill-scene-board stroke-scene-edge"
              strokeWidth="4"
            />
            <Neon tone={index % 2 ? "teal" : "amber"}>
              <rect
                x={x - size / 2 + 8}
                y={top + 8}
                width={size - 16}
                height={size - 16}
                rx="9"
                strokeWidth="4"
              />
              <text
                x={x}
                y={top + size * 0.66}
                textAnchor="middle"
                strokeWidth="1"
                style={{ fontSize: size * 0.46 }}
                className={`${index % 2 ? "fill-scene-teal" : "fill-scene-amber"} font-bold font-display`}
              >
                {visits}
              </text>
            </Neon>
            {isTop && (
              <path
                d={`M${x - 34} ${top - 8}l-6-32 20 14 20-26 20 26 20-14-6 32Z`}
                className="fill-scene-amber stroke-scene-ink"
                strokeWidth="3"
              />
            )}
          </g>
        );
      })}
      <path d="M820 420c120-30 300-44 620-46v46Z" className="fill-scene-ink" opacity="0.5" />
      <path
        d="M930 410c60-10 100-15 150-18m60-3 90-3m60-1 90-1"
        className="stroke-scene-lit"
        strokeWidth="4"
      />
      <g className="scene-beside">
        <Palm x={900} height={112} />
      </g>
    </Scene>
  );
}
