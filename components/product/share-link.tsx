"use client";

import { type MouseEvent, useRef, useState } from "react";
import { isPlainClick } from "@/components/navigation/is-plain-click";

const SAID_MS = 4_000;

/**
 * Shares the address of a product with the system's share sheet where there is one, else copies it. Without JavaScript
 * it is a plain link.
 */
export function ShareLink({ name, path, className }: { name: string; path: string; className: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isCopied, setIsCopied] = useState(false);
  const [address, setAddress] = useState("");
  const say = (isSaid: boolean) => {
    clearTimeout(timer.current);
    setIsCopied(isSaid);
    if (isSaid) timer.current = setTimeout(setIsCopied, SAID_MS, false);
  };
  const onClick = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const url = new URL(path, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        say(true);
      }
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      say(false);
      setAddress(url);
    }
  };
  return (
    <>
      <a ref={link} href={path} className={className} onClick={onClick}>
        Share
      </a>
      <span role="status" className="self-center text-sm empty:absolute">
        {isCopied && "Link copied"}
      </span>
      {address && (
        <input
          readOnly
          value={address}
          aria-label="Address to copy"
          className="min-w-0 flex-1 basis-full rounded-md border bg-card p-3"
          // biome-ignore lint/a11y/noAutofocus: it answers the click on the link before it, and is copied from at once
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          // Kept when only the window loses the focus, to paste it elsewhere.
          onBlur={(event) => event.currentTarget !== document.activeElement && setAddress("")}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            // Else the dialog around it closes.
            event.preventDefault();
            link.current?.focus();
          }}
        />
      )}
    </>
  );
}
