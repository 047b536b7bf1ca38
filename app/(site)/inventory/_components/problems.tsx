"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useIsHydrated } from "@/components/browser/use-is-hydrated";
import { UNKNOWN_CATEGORY, viewProblems } from "@/lib/catalog/view";

type Props = {
  /** Problems that the server found in the address. */
  given: readonly string[];
  categories: readonly string[];
};

/** Says which values of the address match nothing. The list below stays. */
export function Problems({ given, categories }: Props) {
  const params = useSearchParams();
  const isHydrated = useIsHydrated();
  const query = params.toString();
  // The server's problems are those of the address the page was rendered for.
  const [rendered] = useState(query);
  const category = params.get("category")?.trim() ?? "";
  const isUnknown = isHydrated && category !== "" && !categories.includes(category);
  const all = [
    ...(query === rendered ? given : []),
    ...(isHydrated ? viewProblems(query) : []),
    ...(isUnknown ? [UNKNOWN_CATEGORY] : []),
  ];
  return <ProblemList problems={[...new Set(all)]} />;
}

/** Read out when it appears; nothing where there is no problem. */
export function ProblemList({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div
      role="alert"
      className="grid w-full gap-1 rounded-lg border border-primary bg-primary-soft px-4 py-3 text-[0.9375rem]"
    >
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
