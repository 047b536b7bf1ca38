/** The words in an element of a page as it is sent, which a browser without JavaScript shows. */
export function sentText(html: string, element: "body" | "main" | "footer"): string {
  const [part = ""] = new RegExp(`<${element}\\b.*</${element}>`, "s").exec(html) ?? [];
  return part
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}
