/**
 * Runs before Next.js starts in the browser and splits that start into several tasks. Loading React and Next.js and
 * hydrating a page would otherwise be one task: 40 ms on a fast computer, four times that on a phone, during which
 * input is blocked. React is loaded here, the router in the next task, and Next.js continues in a third, because it
 * waits for the empty script it is given (the list `next/script` fills with `beforeInteractive`).
 */
import "react-dom/client";

declare global {
  interface Window {
    __next_s?: [src: string | 0, props: Record<string, string>][];
  }
}

setTimeout(() => {
  require("next/link");
});
window.__next_s = [...(window.__next_s ?? []), [0, { children: "" }]];
