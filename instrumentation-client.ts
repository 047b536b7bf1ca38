/**
 * Runs before Next.js starts in the browser, and cuts that start into pieces. To load React and Next.js and to bring a
 * page to life is otherwise one task: 40 ms on a fast computer, four times that on a phone, in which no touch is
 * answered. React is loaded here, the router in the next task, and Next.js goes on in a third, because it waits for the
 * empty script it is given (the list `next/script` fills with `beforeInteractive`).
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
