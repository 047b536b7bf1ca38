import { hours } from "@/lib/hours/every-day";
import { openState } from "@/lib/hours/open-state";
import { SHOP_TIME_ZONE } from "@/lib/time";

const everyDay = JSON.stringify({
  opens: hours.opensMinute,
  closes: hours.closesMinute,
  timeZone: SHOP_TIME_ZONE,
});

/**
 * Defines `<open-now>`, which says whether the shop is open by the visitor's clock, read in shop time: before the first
 * paint, without a request, and again every half minute. Pages are stored, so their HTML cannot know. Without scripts
 * the words inside the element stay. The label stands in a shadow root, which React neither sees nor compares.
 * The exceptions stand once around the page, in `data-hours`.
 */
export const OPEN_NOW_SCRIPT = `customElements.define("open-now", class extends HTMLElement {
  connectedCallback() {
    const root = this.shadowRoot || this.attachShadow({ mode: "open" });
    const say = () => {
      const held = this.closest("[data-hours]");
      const { isOpen, label } = (${openState.toString()})(Date.now(), ${everyDay}, JSON.parse(held ? held.dataset.hours : "[]"));
      if (root.textContent !== label) root.textContent = label;
      this.dataset.state = isOpen ? "open" : "closed";
    };
    say();
    this.timer = setInterval(say, 30000);
  }
  disconnectedCallback() { clearInterval(this.timer); }
})`;
