"use client";

import { useEffect, useState } from "react";
import { openNow } from "@/lib/shop/hours";

const MINUTE_MS = 60_000;

/** "Open now, closes 9:00 PM", by the visitor's clock read in shop time. The page is stored, so it is said in the browser. */
export function OpenNow() {
  const [label, setLabel] = useState("");
  useEffect(() => {
    const say = () => setLabel(openNow(new Date()).label);
    say();
    const timer = setInterval(say, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return <span className="block min-h-[1lh] text-muted-foreground">{label}</span>;
}
