"use client";

import { useSearchParams } from "next/navigation";
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  type CatalogView,
  filtered,
  isReversed,
  readView,
  sortLabels,
  unreadParameters,
  viewProblems,
  viewSearch,
} from "@/lib/catalog/view";
import { useCatalog } from "./catalog";
import { HiddenView } from "./hidden-view";
import { ProblemList } from "./problems";

const REFINED = ["sort", "min", "max", "stock", "new", "shown", "product"];
const PAUSE_MS = 500;

const field = "h-11 rounded-md border border-input bg-card px-3 text-base hover:border-foreground/60";
const check =
  "flex h-11 cursor-pointer items-center gap-2 rounded-md border border-input bg-card px-3.5 text-[0.9375rem] has-checked:border-foreground has-checked:bg-foreground has-checked:text-background";

/** The address that the form's fields ask for, as the browser would write it. */
function searchOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.set(name, value);
  return `?${params}`;
}

/** Writes a view into the fields; a price that `keepsTyped` is left as it is while it has the focus. */
function write(form: HTMLFormElement, view: CatalogView, keepsTyped: boolean): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === "checkbox")
      element.checked = view[element.name as "stock" | "new"] === element.value;
    else if (element instanceof HTMLSelectElement) element.value = view.sort;
    else if (isPrice(element)) {
      if (!keepsTyped || document.activeElement !== element) element.value = view[element.name];
    }
  }
}

/** A price range, to compare it with another. */
const rangeOf = ({ min, max }: Pick<CatalogView, "min" | "max">) => `${min} ${max}`;

type PriceField = HTMLInputElement & { name: "min" | "max" };

const isPrice = (target: EventTarget | null): target is PriceField =>
  target instanceof HTMLInputElement && (target.name === "min" || target.name === "max");

/** The two price fields while the first has the higher price, else none. */
function reversedPrices(form: HTMLFormElement): PriceField[] {
  const prices = [...form.elements].filter(isPrice);
  const [min, max] = prices;
  return min && max && isReversed(min.value, max.value) ? prices : [];
}

/** True when the field no longer has the value of the HTML. */
function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return !element.selectedOptions[0]?.defaultSelected;
  if (!(element instanceof HTMLInputElement) || element.type === "hidden") return false;
  if (element.type === "checkbox") return element.checked !== element.defaultChecked;
  return element.value !== element.defaultValue;
}

/**
 * True for a price range that was asked for: the last in view, or one of those since then, which a slow phone shows late.
 * Any other comes from Back or from a link.
 */
function isAsked(asked: string[], range: string): boolean {
  const place = asked.indexOf(range);
  asked.splice(0, place === -1 ? asked.length : place);
  if (place === -1) asked.push(range);
  return place !== -1;
}

/** Applies what is filled in to the view in the address, and writes the view into the form when it changes. */
function useRefinement() {
  const { view, change } = useCatalog();
  const form = useRef<HTMLFormElement>(null);
  const isLive = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef([rangeOf(view)]);
  /** The address of the form when it was last applied or written. */
  const [search, setSearch] = useState("");

  const apply = useCallback(() => {
    clearTimeout(pause.current);
    pause.current = undefined;
    if (!form.current) return;
    const [first, second] = reversedPrices(form.current);
    if (first && second) [first.value, second.value] = [second.value, first.value];
    const { sort, min, max, stock, new: isNew } = readView(searchOf(form.current));
    setSearch(searchOf(form.current));
    asked.current.push(rangeOf({ min, max }));
    change((current) => {
      const next = filtered(current, { sort, min, max, stock, new: isNew });
      return viewSearch({ ...current, shown: next.shown, product: "" }) === viewSearch(next) ? current : next;
    });
  }, [change]);
  /** Not yet, while it may be the beginning of a higher price that makes a pair reversed. */
  const applyTyped = (focused: EventTarget | null) => {
    if (form.current && !(isPrice(focused) && reversedPrices(form.current).length > 0)) apply();
  };

  useEffect(() => {
    if (!form.current) return;
    const isOwn = isAsked(asked.current, rangeOf(view));
    if (isLive.current) {
      write(form.current, view, isOwn);
      setSearch(searchOf(form.current));
      return;
    }
    // On the first run, a choice made before hydration is applied; later the fields follow the address.
    isLive.current = true;
    const isTouched = [...form.current.elements].some(isChanged);
    if (isTouched) pause.current = setTimeout(apply);
    else write(form.current, view, isOwn);
  }, [view, apply]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const onType = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => applyTyped(document.activeElement), PAUSE_MS);
  };
  // At once, because the next thing may be a link, which an address that changes later would undo.
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (pause.current !== undefined) applyTyped(relatedTarget);
  };
  return { form, search, apply, onType, onLeave };
}

type Props = {
  /** Products added this week; the switch is hidden when there are none. */
  hasNew: boolean;
  /** The classes of the button for visitors without JavaScript. */
  look: string;
};

/** Sorting, price range, in stock, new this week: applied at once with JavaScript, by the button without. */
export function RefineForm({ hasNew, look }: Props) {
  const { view } = useCatalog();
  const { form, search, apply, onType, onLeave } = useRefinement();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form
      ref={form}
      action="/inventory"
      onSubmit={onSubmit}
      className="hidden flex-wrap items-center gap-2 md:flex peer-open:flex"
    >
      <HiddenView view={view} omit={REFINED} />
      <Sort view={view} onChange={apply} />
      <Price name="min" value={view.min} search={search} onType={onType} onLeave={onLeave}>
        Price from $
      </Price>
      <Price name="max" value={view.max} search={search} onType={onType} onLeave={onLeave}>
        <span>
          <span className="sr-only">Price </span>to $
        </span>
      </Price>
      <Switches view={view} hasNew={hasNew} onChange={apply} />
      {/* Without a submit button, Enter submits no form that has two text fields. */}
      <button type="submit" hidden />
      <noscript>
        <button type="submit" className={look}>
          Apply
        </button>
      </noscript>
      <FormProblems search={search} />
    </form>
  );
}

/** What the form asks for that cannot be read, except what stands above the form already, of the page's address. */
function FormProblems({ search }: { search: string }) {
  const said = viewProblems(useSearchParams().toString());
  return <ProblemList problems={viewProblems(search).filter((problem) => !said.includes(problem))} />;
}

function Sort({ view, onChange }: { view: CatalogView; onChange: () => void }) {
  return (
    <>
      <label className="sr-only" htmlFor="product-sort">
        Sort products
      </label>
      <select
        id="product-sort"
        name="sort"
        defaultValue={view.sort}
        onChange={onChange}
        className={`select-arrow pr-10 ${field}`}
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

type PriceProps = {
  name: "min" | "max";
  children: ReactNode;
  value: string;
  /** The address of the form, in which this price may be unreadable. */
  search: string;
  onType: () => void;
  onLeave: (event: FocusEvent) => void;
};

function Price({ name, children, value, search, onType, onLeave }: PriceProps) {
  return (
    <label className="flex items-center gap-1.5 text-[0.9375rem]">
      {children}
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        size={5}
        defaultValue={value}
        aria-invalid={unreadParameters(search).includes(name) || undefined}
        onChange={onType}
        onBlur={onLeave}
        className={`${field} w-20 tabular-nums`}
      />
    </label>
  );
}

type SwitchesProps = { view: CatalogView; hasNew: boolean; onChange: () => void };

function Switches({ view, hasNew, onChange }: SwitchesProps) {
  return (
    <>
      <label className={check}>
        <input
          type="checkbox"
          name="stock"
          value="in"
          defaultChecked={view.stock === "in"}
          onChange={onChange}
        />
        In stock
      </label>
      {hasNew && (
        <label className={check}>
          <input type="checkbox" name="new" value="1" defaultChecked={view.new === "1"} onChange={onChange} />
          New this week
        </label>
      )}
    </>
  );
}
