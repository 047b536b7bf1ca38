/**
 * Scripts that must run before the first paint or before the router, or belong to every page and to no component. They
 * are constant text, so that a content security policy can allow them by hash. next-themes writes one more, which is
 * constant too for each default theme.
 */

/**
 * The age gate's whole behavior: it works before React has loaded, or when it never does. The page's HTML is always
 * complete; `askAge()` opens the gate over it unless an unexpired answer is stored.
 *
 * A dialog that the address opens meanwhile, such as a deal's, would lie over the gate: the gate is then opened again,
 * above it. Nobody could answer either, because the page is inert and the topmost dialog holds all else.
 *
 * Yes takes the focus. Its `autofocus` is not in the markup, where it makes browsers style the page once more before the
 * first frame.
 *
 * `ageVerified` in local storage holds the moment the answer expires (ISO): 30 days with Remember, else 24 hours.
 */
export const AGE_GATE_SCRIPT = `(() => {
  const KEY = "ageVerified", DAY_MS = 86400000;
  let isAnswered = false, isDue = false;
  const gate = () => document.getElementById("age-gate");
  const isKnown = () => {
    try {
      const stored = localStorage.getItem(KEY);
      if (stored === null) return isAnswered;
      if (new Date(/^\\d+$/.test(stored) ? Number(stored) : stored).getTime() > Date.now()) return true;
      localStorage.removeItem(KEY);
      return isAnswered = false;
    } catch { return isAnswered; }
  };
  const holdPage = () => {
    const page = document.getElementById("page"), isHeld = isDue || Boolean(gate()?.open);
    if (page && page.inert !== isHeld) page.inert = isHeld;
  };
  const open = (dialog) => {
    dialog.querySelector("[data-age=yes]").autofocus = true;
    dialog.showModal();
  };
  window.askAge = () => {
    const dialog = gate();
    isDue = false;
    if (dialog && dialog.open === isKnown()) dialog.open ? dialog.close() : open(dialog);
    holdPage();
  };
  window.askAgeBeforePaint = () => {
    isDue = !isKnown();
    if (isDue) requestAnimationFrame(window.askAge);
    holdPage();
  };
  const accept = (dialog) => {
    isAnswered = true;
    const days = dialog.querySelector("input[name=remember]").checked ? 30 : 1;
    try { localStorage.setItem(KEY, new Date(Date.now() + days * DAY_MS).toISOString()); } catch {}
    dialog.close();
    holdPage();
    document.querySelector("dialog:modal button")?.focus();
  };
  new MutationObserver((changes) => {
    const dialog = gate();
    if (!dialog?.open || !changes.some(({ target }) => target !== dialog && target.matches("dialog[open]"))) return;
    dialog.close();
    open(dialog);
  }).observe(document, { subtree: true, attributeFilter: ["open"] });
  document.addEventListener("DOMContentLoaded", holdPage);
  document.addEventListener("visibilitychange", () => document.hidden || window.askAge());
  window.addEventListener("storage", window.askAge);
  document.addEventListener("click", (event) => {
    const dialog = gate();
    if (dialog?.open && event.target.closest("[data-age=yes]")) accept(dialog);
  });
  document.addEventListener("cancel", (event) => event.target === gate() && event.preventDefault(), true);
  document.addEventListener("close", (event) => event.target === gate() && window.askAge(), true);
  document.addEventListener("keydown", (event) => {
    const dialog = gate();
    if (!dialog?.open) return;
    if (event.key === "Escape") return event.preventDefault();
    if (event.key !== "Tab") return;
    const stops = [...dialog.querySelectorAll("input,button,a")];
    const last = stops.length - 1, at = stops.indexOf(document.activeElement);
    const next = event.shiftKey ? (at <= 0 ? last : -1) : (at === -1 || at === last ? 0 : -1);
    if (next >= 0) { event.preventDefault(); stops[next].focus(); }
  }, true);
})();`;

/**
 * Called where the page begins, after the gate's markup, so that the page becomes inert before it has content: later all
 * of it would be restyled. The gate opens in the first frame, before that is painted: at once, a browser would lay the
 * gate out for its focus before the fonts are there, and look for the system's fonts in vain.
 */
export const ASK_AGE_SCRIPT = "askAgeBeforePaint()";

/**
 * Keeps the last click or submit before hydration and replays it when React calls `window.replayEarlyTap()`. React must
 * not see it before, because parts of the page hydrate earlier than others: what it carried out would be done twice.
 * Links, disclosures and the age gate work without script state and are left alone, but a link to a category takes along
 * the search and the filters that are filled in, because its page in HTML knows nothing of them.
 */
export const EARLY_TAP_SCRIPT = `(() => {
  let isHydrated = false, replay = null;
  const takeFilters = (link) => {
    const address = new URL(link.href);
    const fields = "form[action='/inventory'] :is(input:not([type=hidden]), select)";
    for (const { name, value, type, checked, selectedIndex } of document.querySelectorAll(fields))
      if (value && selectedIndex !== 0 && (type !== "checkbox" || checked)) address.searchParams.set(name, value);
    link.href = address;
  };
  const keep = (event) => {
    if (isHydrated) return;
    const { target, type } = event;
    const category = target.closest("nav[data-rail] a, #browse a[href^='/inventory?category=']");
    if (category) return takeFilters(category);
    if (type === "submit") {
      if (target.method !== "post" || !target.closest("#page")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      replay = () => target.requestSubmit();
      return;
    }
    const button = target.closest("#page button[type=button]");
    if (!button) return;
    event.stopImmediatePropagation();
    replay = () => {
      button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true, button: 0 }));
      button.focus();
      button.click();
    };
  };
  document.addEventListener("click", keep, true);
  document.addEventListener("submit", keep, true);
  window.replayEarlyTap = () => {
    if (isHydrated) return;
    isHydrated = true;
    if (replay) replay();
  };
})();`;

/**
 * Lays the whole page out at once when the address names a place on it, because the height of a band that is laid out
 * late (band-later in globals.css) is only an estimate.
 */
export const LAYOUT_SCRIPT = `(() => {
  const [visit] = performance.getEntriesByType("navigation");
  if (location.hash || (visit && visit.type !== "navigate")) document.documentElement.dataset.layout = "whole";
})();`;

/**
 * Makes the router follow jumps within a page. A plain link to a place on it, the skip link too, makes a history entry
 * without the router's state, which the router ignores on the way Back from another page: the address would change, and
 * the other page would stay under it. To a link to the address in view the router does nothing either.
 */
export const JUMP_SCRIPT = `(() => {
  addEventListener("hashchange", () => history.state || history.replaceState(null, "", location.href));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (link?.href !== location.href) return;
    if (event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (link.closest("header, footer, aside")) scrollTo({ top: 0 });
  });
})();`;

/**
 * For a document that has no layout in common with the other pages: the router takes it for the layout they share, and
 * would change the address and leave the page as it is. https://github.com/vercel/next.js/issues/88341
 */
export const WHOLE_LOADS_SCRIPT =
  "history.pushState = (_state, _unused, address) => location.assign(address)";
