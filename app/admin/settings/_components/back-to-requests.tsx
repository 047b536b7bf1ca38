"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DiscardQuestion } from "@/app/admin/_components/use-close-question";
import { useIsPanelUnsaved } from "@/app/admin/_components/use-unsaved";
import { Button } from "@/components/ui/button";

/** Leads from a request to the list of them, after a question when that would lose something typed. */
export function BackToRequests({ href }: { href: string }) {
  const router = useRouter();
  const isUnsaved = useIsPanelUnsaved();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="border-b px-3 py-1.5">
      <Button asChild variant="ghost" size="sm" className="h-11">
        <Link
          href={href}
          scroll={false}
          onNavigate={(event) => {
            if (!isUnsaved) return;
            event.preventDefault();
            setIsAsking(true);
          }}
        >
          <ArrowLeft aria-hidden /> All requests
        </Link>
      </Button>
      <DiscardQuestion
        isOpen={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => router.push(href, { scroll: false })}
      />
    </div>
  );
}
