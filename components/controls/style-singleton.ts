import { useEffect } from "react";

/**
 * Stands in for the package `react-style-singleton` (turbopack.resolveAlias in next.config.mjs), which Radix uses to
 * stop the page from scrolling under a dialog. The original writes a <style> element, which the content security policy
 * refuses; a constructed style sheet is not inline and needs no exception.
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string) {
    if (users++ > 0) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove() {
    if (--users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  }

  // biome-ignore lint/correctness/noComponentHookFactories: the package's own shape; called once, at module level.
  return function Styles({ styles }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the original, the first text stays until every user has unmounted.
    useEffect(() => {
      add(styles);
      return remove;
    }, []);
    return null;
  };
}
