"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useTransition } from "react";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "@/components/ui/select";

type Props = { chosen: string; options: readonly { value: string; label: string }[] };

/** Which customers the list shows; kept in the address. */
export function FilterSelect({ chosen, options }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const choose = (filter: string) => {
    const next = new URLSearchParams(params);
    next.delete("page");
    next.set("filter", filter);
    startTransition(() => router.push(`${pathname}?${next}`, { scroll: false }));
  };
  return (
    <Select value={chosen} onValueChange={choose}>
      <SelectTrigger aria-label="Filter customers" aria-busy={isPending} className="sm:w-56">
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
