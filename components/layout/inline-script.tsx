/** Renders one of the constant scripts of inline-scripts.ts. Never give it anything a visitor or a database wrote. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text from this repository.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
