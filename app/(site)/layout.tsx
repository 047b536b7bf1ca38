import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { JsonLd } from "@/components/seo/json-ld";
import { storeJsonLd } from "@/lib/seo/json-ld";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <JsonLd data={storeJsonLd()} />
      {children}
    </SiteFrame>
  );
}
