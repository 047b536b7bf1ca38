/**
 * Renders one of the constant scripts of inline-scripts.ts. Never pass text that a visitor or the database supplied.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text from this repository.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
