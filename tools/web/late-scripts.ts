import { LATE_SCRIPTS_SCRIPT } from "@/components/layout/inline-scripts";

const ASYNC_SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async="">/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]+"\/>/g;

/**
 * Puts off a page's scripts until it has been painted: a script of a type no browser knows is not fetched, and the
 * constant script in the root layout brings it to life. A page without that script stays as it is.
 */
export function putOffScripts(html: string): string {
  if (!html.includes(LATE_SCRIPTS_SCRIPT)) return html;
  return html.replace(ASYNC_SCRIPT, '<script type="late" src="$1"$2 async="">').replace(SCRIPT_PRELOAD, "");
}
