import { openState } from "@/lib/hours/open-state";

/**
 * Defines `<open-now>`, which says whether the shop is open by the visitor's clock, read in shop time: before the first
 * paint, without a request, and again every half minute. Pages are stored, so their HTML cannot know. Without scripts
 * the words inside the element stay. The label stands in a shadow root, which React neither sees nor compares.
 * The hours stand once around the page, in `data-hours`.
 */
export const OPEN_NOW_SCRIPT = `customElements.define("open-now", class extends HTMLElement {
  connectedCallback() {
    const page = this.closest("[data-hours]");
    if (!page) return;
    const root = this.shadowRoot || this.attachShadow({ mode: "open" });
    const say = () => {
      const { isOpen, label } = (${openState.toString()})(Date.now(), JSON.parse(page.dataset.hours));
      if (root.textContent !== label) root.textContent = label;
      this.dataset.state = isOpen ? "open" : "closed";
    };
    say();
    this.timer = setInterval(say, 30000);
  }
  disconnectedCallback() { clearInterval(this.timer); }
})`;
