"use client";

import { type MouseEvent, useState } from "react";
import { isPlainClick } from "@/components/navigation/is-plain-click";

const SAID_MS = 4_000;

/**
 * Shares the address of a product with the system's share sheet where there is one, else copies it. Without JavaScript
 * it is a plain link.
 */
export function ShareLink({ name, path, className }: { name: string; path: string; className: string }) {
  const [said, setSaid] = useState("");
  const say = (words: string) => {
    setSaid(words);
    setTimeout(() => setSaid(""), SAID_MS);
  };
  const onClick = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const url = new URL(path, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        say("Link copied");
      }
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) say(url);
    }
  };
  return (
    <>
      <a href={path} className={className} onClick={onClick}>
        Share
      </a>
      <span role="status" className="self-center text-sm empty:absolute">
        {said}
      </span>
    </>
  );
}
