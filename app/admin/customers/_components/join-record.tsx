"use client";

import { Link2 } from "lucide-react";
import { useId, useState } from "react";
import { useFind } from "@/app/admin/_components/use-find";
import { useTask } from "@/app/admin/_components/use-task";
import { findRecordsAction, joinCustomersAction } from "@/app/admin/customers/actions";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { fullName } from "@/lib/customers/full-name";
import type { CustomerDto } from "@/lib/customers/schema";
import { formatPhone } from "@/lib/phone";

/** Finds another record by name, number or email and joins it: their visits count together. */
export function JoinRecord({ customerId, known }: { customerId: string; known: string[] }) {
  const id = useId();
  const [q, setQ] = useState("");
  const { found, error, isLooking, look, forget } = useFind(() => findRecordsAction({ q, known }));
  const { run, isPending } = useTask();
  const join = (record: CustomerDto) =>
    run(
      () => joinCustomersAction({ fromId: customerId, toId: record.id }),
      { done: "Records Joined", failed: "Not Joined" },
      () => {
        forget();
        setQ("");
      },
    );
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-muted-foreground hover:text-foreground">
        <Link2 aria-hidden className="size-4" /> Join another record
      </summary>
      <form className="grid gap-2 pb-2" onSubmit={look}>
        <Label htmlFor={id}>Name, number or email of the other record</Label>
        <div className="flex gap-2">
          <Input id={id} value={q} maxLength={100} onChange={(event) => setQ(event.target.value)} />
          <Button type="submit" variant="outline" isInactive={isLooking || q.trim() === ""}>
            Find
          </Button>
        </div>
        <p role="alert" className="text-destructive empty:hidden">
          {error}
        </p>
      </form>
      <div role="status">
        {found?.length === 0 && <p className="text-muted-foreground">No other record matches.</p>}
        <ul className="divide-y">
          {found?.map((record) => (
            <li key={record.id} className="flex items-center justify-between gap-3 py-2">
              <span className="wrap-anywhere min-w-0">
                {fullName(record)}
                <span className="block text-muted-foreground text-xs">
                  {[record.phone && formatPhone(record.phone), record.email].filter(Boolean).join(" · ") ||
                    "No contact"}
                </span>
              </span>
              <Button
                variant="outline"
                size="sm"
                className="h-11"
                isInactive={isPending}
                onClick={() => join(record)}
              >
                Join<span className="sr-only"> {fullName(record)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
