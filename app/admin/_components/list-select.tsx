"use client";

import { startTransition, useOptimistic } from "react";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "@/components/ui/select";
import { useListAddress } from "./use-list-address";

type Props = {
  /** The parameter of the address. */
  param: string;
  label: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
  className: string;
};

/** What a list shows or its order; kept in the address. What is chosen is shown at once. */
export function ListSelect({ param, label, chosen, options, className }: Props) {
  const { isPending, change } = useListAddress();
  const [shown, setShown] = useOptimistic(chosen);
  const choose = (value: string) =>
    startTransition(() => {
      setShown(value);
      change(param, value);
    });
  return (
    <Select value={shown} onValueChange={choose}>
      <SelectTrigger aria-label={label} aria-busy={isPending} className={className}>
        {/* The label is rendered explicitly, because Radix would send an empty box from the server. */}
        <SelectValue>{options.find(({ value }) => value === shown)?.label}</SelectValue>
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
