import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { JsonLd } from "@/components/seo/json-ld";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import { storeJsonLd } from "@/lib/seo/json-ld";

/** Seconds. Days with other hours leave the pages when they are over, without anybody changing anything. */
export const revalidate = 3600;

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <JsonLd data={storeJsonLd(await cachedHoursExceptions())} />
      {children}
    </SiteFrame>
  );
}
