import { serializeForScript } from "@/lib/seo/inline-script";
import type { JsonLdDocument } from "@/lib/seo/json-ld";

/** The only place that writes structured data into a page; nothing where there is nothing to say. */
export function JsonLd({ data }: { data: JsonLdDocument | null }) {
  if (data === null) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text cannot be a React child; the serializer escapes it.
      dangerouslySetInnerHTML={{ __html: serializeForScript(data) }}
    />
  );
}
