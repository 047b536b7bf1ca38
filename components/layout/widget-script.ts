import { takesWidget } from "@/lib/security/widget-pages";

/** The id of the embedded widget's script element. */
export const WIDGET_SCRIPT_ID = "shop-widget";

/** Whether the widget runs in this document, which it does until the document ends: a script cannot be unloaded. */
export function hasWidget(): boolean {
  return document.getElementById(WIDGET_SCRIPT_ID) !== null;
}

/** Whether the policy this document came with lets the widget in: one that began at the sign-in page or in the back office has no place for it. */
export function documentTakesWidget(): boolean {
  const [began] = performance.getEntriesByType("navigation");
  return !began || takesWidget(new URL(began.name, window.location.href).pathname);
}
