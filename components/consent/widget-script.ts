import { takesWidget } from "@/lib/security/widget-pages";

/** The id of the embedded widget's script element. */
export const WIDGET_SCRIPT_ID = "shop-widget";

/** Whether the widget runs in this document. It does until the document ends, because a script cannot be unloaded. */
export function hasWidget(): boolean {
  return document.getElementById(WIDGET_SCRIPT_ID) !== null;
}

/**
 * Whether this document's content security policy allows the widget: not when it was loaded as the sign-in page or the
 * back office.
 */
export function documentTakesWidget(): boolean {
  const [began] = performance.getEntriesByType("navigation");
  return !began || takesWidget(new URL(began.name, window.location.href).pathname);
}
