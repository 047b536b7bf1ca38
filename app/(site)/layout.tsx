import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { JsonLd } from "@/components/seo/json-ld";
import { cachedHoursExceptions } from "@/lib/hours/queries";
import { storeJsonLd } from "@/lib/seo/json-ld";

/** Seconds. Past days with other opening hours disappear without any change in the data. */
export const revalidate = 3600;

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <JsonLd data={storeJsonLd(await cachedHoursExceptions())} />
      {children}
    </SiteFrame>
  );
}
