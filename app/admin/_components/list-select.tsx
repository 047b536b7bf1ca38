"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTransition } from "react";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "@/components/ui/select";

type Props = {
  /** The parameter of the address. */
  param: string;
  label: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
  className?: string;
};

/** What a list shows or its order; kept in the address. Choosing returns to the first page. */
export function ListSelect({ param, label, chosen, options, className }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    next.delete("page");
    next.set(param, value);
    startTransition(() => router.push(`${pathname}?${next}`, { scroll: false }));
  };
  return (
    <Select value={chosen} onValueChange={choose}>
      <SelectTrigger aria-label={label} aria-busy={isPending} className={className}>
        {/* The label is rendered explicitly, because Radix would send an empty box from the server. */}
        <SelectValue>{options.find(({ value }) => value === chosen)?.label}</SelectValue>
      </SelectTrigger>
      <SelectContent>
        {options.map(({ value, label }) => (
          <SelectItem key={value} value={value}>
            {label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
