import { useEffect, useState } from "react";
import { refusalInWords } from "@/components/api-client/refusal";
import { requestJson } from "@/components/api-client/request-json";
import { api } from "@/lib/routes";
import type { SearchHit } from "@/lib/search/schema";

const DEBOUNCE_MS = 120;

type Found = { q: string; hits: SearchHit[]; error: string | null };
const NOTHING: Found = { q: "", hits: [], error: null };

/** The search results for a text. An answer to an outdated text is ignored. */
export function useSearch(text: string): Found & { isPending: boolean } {
  const q = text.trim();
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (q === "") {
      setFound(NOTHING);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const address = `${api.search}?${new URLSearchParams({ q })}`;
        const hits = await requestJson<SearchHit[]>(address, { method: "GET", signal: abort.signal });
        setFound({ q, hits, error: null });
      } catch (error) {
        if (abort.signal.aborted) return;
        setFound({ q, hits: [], error: refusalInWords(error, "The search failed.") });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q]);

  return { ...found, isPending: found.q !== q };
}
