"use client";

import { UserCheck } from "lucide-react";
import { useContext } from "react";
import { OpenOverlay } from "@/app/admin/_components/use-overlays";
import { Button } from "@/components/ui/button";

export function CheckinButton() {
  const open = useContext(OpenOverlay);
  return (
    <Button aria-haspopup="dialog" onClick={() => open("check-in")}>
      <UserCheck aria-hidden /> Manual Check-in
    </Button>
  );
}
