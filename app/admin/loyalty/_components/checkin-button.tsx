"use client";

import { UserCheck } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { DialogBoundary } from "@/app/admin/_components/dialog-boundary";
import { Button } from "@/components/ui/button";

const CheckinDialog = dynamic(() => import("./checkin-dialog").then((file) => file.CheckinDialog));

export function CheckinButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <UserCheck aria-hidden /> Manual Check-in
      </Button>
      <DialogBoundary>{isOpen && <CheckinDialog onClose={() => setIsOpen(false)} />}</DialogBoundary>
    </>
  );
}
