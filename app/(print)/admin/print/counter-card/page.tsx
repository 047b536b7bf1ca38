import type { Metadata } from "next";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { isLoopback } from "@/lib/loopback";
import { anchors } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/config";
import { loyaltyTiers } from "@/lib/shop/policies";
import { PrintNote, PrintPage } from "../_components/print-page";
import { SheetBrand, SheetCode } from "../_components/sheet-parts";

export const metadata: Metadata = { title: "Counter Card" };

export default async function CounterCardPage() {
  await adminPageCtx();
  const address = absoluteUrl(anchors.checkStatus);
  return (
    <PrintPage
      title="Counter card"
      paper="4 × 6 in card, one sheet"
      tools={
        isLoopback(new URL(address)) && (
          <PrintNote>
            The code leads to {address}, which no phone can open. Set NEXTAUTH_URL to the site's public
            address before you print it.
          </PrintNote>
        )
      }
    >
      <section className="sheet sheet-card" aria-label="Counter card">
        <div className="sheet-tube" />
        <div className="relative flex h-full flex-col items-center justify-between px-[0.42in] py-[0.42in] text-center">
          <SheetBrand className="text-[10.5pt]" />
          <h2 className="font-bold font-display text-[25pt] leading-[1.05]">Check your rewards</h2>
          <SheetCode address={address} className="size-[1.85in]" />
          <p className="text-balance text-[10.5pt] leading-snug">
            Scan, enter your phone number, and see your visits and your tier.
          </p>
          <ol className="grid w-full grid-cols-4 border-foreground border-y py-[0.06in] text-[9pt] leading-tight">
            {loyaltyTiers.map(({ name, visits }) => (
              <li key={name}>
                <span className="block font-bold text-[14pt] tabular-nums">{visits}</span>
                {name}
              </li>
            ))}
          </ol>
          <p className="text-balance text-[9.5pt] leading-snug">
            Free to join. Give your phone number at checkout and the visit counts.
          </p>
        </div>
      </section>
    </PrintPage>
  );
}
