"use client";

import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { MAX_SEARCH_LENGTH } from "@/lib/catalog/limits";
import { filtered } from "@/lib/catalog/view";
import { useCatalog } from "./catalog";
import { HiddenView } from "./hidden-view";

const PAUSE_MS = 250;

const showResults = () => document.getElementById("results")?.scrollIntoView();

/**
 * Searches while the visitor types, after a short pause. One search is one history entry, however many letters were
 * typed.
 */
export function SearchBox({ icon }: { icon: ReactNode }) {
  const { view, found, isLoading, change } = useCatalog();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * The search that is shown and those this box asked for since, which a slow phone shows late; any other comes from
   * Back or a link and is copied into the box.
   */
  const asked = useRef([view.q]);
  /** True from a submit until the products it asks for are loaded. */
  const isAwaited = useRef(false);

  const search = useCallback(() => {
    clearTimeout(pause.current);
    const q = input.current?.value.trim() ?? "";
    const last = asked.current.at(-1);
    if (q === last) return;
    asked.current.push(q);
    change((current) => filtered(current, { q }), last === "" ? "push" : "replace");
  }, [change]);

  useEffect(() => {
    const place = asked.current.indexOf(view.q);
    asked.current = place === -1 ? [view.q] : asked.current.slice(place);
    if (place === -1 && input.current) input.current.value = view.q;
  }, [view.q]);
  useEffect(() => {
    // Letters typed before hydration. Deferred, because Next starts listening to address changes a moment later.
    if (input.current && input.current.value !== input.current.defaultValue)
      pause.current = setTimeout(search);
    return () => clearTimeout(pause.current);
  }, [search]);
  useEffect(() => {
    if (!isAwaited.current || !found) return;
    isAwaited.current = false;
    // Again: what stands above the list comes and goes with the products in it.
    showResults();
  }, [found]);

  const onType = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(search, PAUSE_MS);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search();
    isAwaited.current = isLoading || asked.current.at(-1) !== view.q;
    showResults();
    // The keyboard on the screen would lie over them.
    if (window.matchMedia("(pointer: coarse)").matches) input.current?.blur();
  };
  return (
    <search className="min-w-0 flex-1">
      <form action="/inventory#results" onSubmit={onSubmit} className="relative">
        <HiddenView view={view} omit={["q", "shown", "product"]} />
        <label htmlFor="product-search" className="sr-only">
          Search products by name or tag
        </label>
        {icon}
        <input
          ref={input}
          id="product-search"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={view.q}
          placeholder="Search by name or tag"
          onChange={onType}
          // At once, because the next thing may be a link, which an address that changes later would undo.
          onBlur={search}
          className="h-11 w-full rounded-md border border-input bg-card pr-3.5 pl-11 text-base placeholder:text-muted-foreground hover:border-foreground/60"
        />
      </form>
    </search>
  );
}
