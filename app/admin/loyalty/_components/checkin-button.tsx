"use client";

import { UserCheck } from "lucide-react";
import { useContext } from "react";
import { type ChosenMember, OpenOverlay } from "@/app/admin/_components/use-overlays";
import { Button } from "@/components/ui/button";

/** Opens the check-in; that of a `member` when it is given. */
export function CheckinButton({ member }: { member?: ChosenMember }) {
  const open = useContext(OpenOverlay);
  return (
    <Button aria-haspopup="dialog" aria-keyshortcuts={member && "c"} onClick={() => open("check-in", member)}>
      <UserCheck aria-hidden /> {member ? "Check in" : "Manual Check-in"}
    </Button>
  );
}
