/** The id of the embedded widget's script element. */
export const WIDGET_SCRIPT_ID = "shop-widget";

/** Whether the widget runs in this document, which it does until the document ends: a script cannot be unloaded. */
export function hasWidget(): boolean {
  return document.getElementById(WIDGET_SCRIPT_ID) !== null;
}
