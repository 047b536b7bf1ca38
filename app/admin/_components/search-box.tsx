"use client";

import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Spinner } from "@/components/feedback/spinner";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import { useListAddress } from "./use-list-address";

const DEBOUNCE_MS = 250;

/** The search in the address that the document was loaded from, which the server wrote into the box. */
function loadedWith(): string {
  const [document] = performance.getEntriesByType("navigation");
  return new URL(document?.name ?? window.location.href).searchParams.get("q") ?? "";
}

type Props = { placeholder: string; label?: string; className?: string };

/**
 * A search box whose text is the parameter `q` of the address. Starting a search adds one history entry, so that Back undoes
 * it, and returns to the first page. "/" moves the focus here (use-overlays.ts).
 */
export function SearchBox({ placeholder, label = placeholder, className }: Props) {
  const { params, isPending, change } = useListAddress();
  const searched = params.get("q") ?? "";
  const [text, setText] = useState(searched);
  const [asked, setAsked] = useState(searched);
  const input = useRef<HTMLInputElement>(null);

  // The address changed by Back or a link: the box follows, unless newer text is being typed.
  if (searched !== asked && !isPending) {
    setAsked(searched);
    setText(searched);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box has hydrated.
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    // A link may have been followed before hydration, and then the text in the box is no longer what is searched for.
    if (box.value === loadedWith()) box.value = searched;
    else setText(box.value);
  }, []);

  const search = () => {
    const q = text.trim();
    if (q === asked) return;
    setAsked(q);
    change("q", q, asked === "" || q === "" ? "push" : "replace");
  };
  const searchNow = useEffectEvent(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further letter is the reason to wait again.
  useEffect(() => {
    const timer = setTimeout(searchNow, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <search
      className={cn("relative block w-full max-lg:min-w-[min(13rem,100%)] max-lg:flex-1 lg:w-80", className)}
    >
      {isPending ? (
        <Spinner className="absolute top-3 left-3 size-5 text-muted-foreground" />
      ) : (
        <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted-foreground" />
      )}
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        className="text-ellipsis pl-10"
        onChange={(event) => setText(event.target.value)}
        // At once, because the next thing may be a link, which an address that changes later would undo.
        onBlur={search}
        onKeyDown={(event) => event.key === "Escape" && setText("")}
      />
    </search>
  );
}
