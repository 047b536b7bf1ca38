"use client";

import { X } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { DialogButtons } from "@/app/admin/_components/dialog-buttons";
import { useFocusReturn } from "@/app/admin/_components/use-focus-return";
import type { ChosenMember } from "@/app/admin/_components/use-overlays";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { Asked } from "./checkin-calls";
import { FoundMember } from "./found-member";
import { readsAsCode } from "./reads-as-code";
import { ScanButton, useCanScan } from "./scan-button";
import { useCheckin } from "./use-checkin";

/** Tells a phone number from the short code under a member's QR code. */
const askedFor = (text: string, customerId?: string): Asked =>
  readsAsCode(text) ? { code: text } : { phone: text, customerId };

/** Whom the check-in is for without what is typed. */
type Given = { asked: Asked; words: string; forget: string; name?: string };

const scannedCode = (code: string): Given => ({
  asked: { code },
  words: "Code scanned",
  forget: "Forget the scanned code",
});
const chosenMember = ({ customerId, name }: ChosenMember): Given => ({
  asked: { customerId },
  words: name,
  forget: "Check in somebody else",
  name,
});

/** Whom the check-in is for: typed, scanned, or the member it was opened with. A change looks them up at once. */
function useWhom(lookUp: (asked: Asked) => Promise<void>, member?: ChosenMember) {
  const [phone, setPhone] = useState("");
  const [given, setGiven] = useState(() => (member ? chosenMember(member) : null));
  const [customerId, setCustomerId] = useState<string>();
  const lookUpGiven = useEffectEvent(() => {
    if (given) void lookUp(given.asked);
  });
  useEffect(() => lookUpGiven(), []);
  return {
    phone,
    given,
    asked: given?.asked ?? askedFor(phone, customerId),
    type: (text: string) => {
      setPhone(text);
      setCustomerId(undefined);
      void lookUp(askedFor(text));
    },
    scanned: (code: string) => {
      setGiven(scannedCode(code));
      void lookUp({ code });
    },
    forget: () => {
      setGiven(null);
      void lookUp(askedFor(phone, customerId));
    },
    /** Another person with the typed number. */
    choose: (id: string) => {
      setCustomerId(id);
      void lookUp(askedFor(phone, id));
    },
  };
}

type Props = {
  member?: ChosenMember;
  onClose: () => void;
  /** Opens the search for a member who has no number or code at hand. */
  onSearch: () => void;
};

/**
 * Records a visit by phone number, by the QR code on a member's phone where the browser can read it, or of the member
 * whose panel it was opened from.
 */
export function CheckinDialog({ member, onClose, onSearch }: Props) {
  const canScan = useCanScan();
  const focusReturn = useFocusReturn();
  const { found, lookUp, record, isRecording } = useCheckin(onClose);
  const { phone, given, asked, type, scanned, forget, choose } = useWhom(lookUp, member);

  // The member is chosen: the next key confirms them.
  const focusSubmit = (event: Event) => {
    focusReturn.onOpenAutoFocus();
    event.preventDefault();
    const dialog = event.currentTarget as HTMLElement;
    dialog.querySelector<HTMLElement>("[type=submit]")?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void record(asked, given?.name);
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isRecording && onClose()}>
      <DialogContent {...focusReturn} onOpenAutoFocus={member ? focusSubmit : focusReturn.onOpenAutoFocus}>
        <DialogHeader>
          <DialogTitle>Manual Check-in</DialogTitle>
          {/* On a phone held sideways the name is to be seen above the button that records its visit. */}
          <DialogDescription className="[@media(height<30rem)]:sr-only">
            {!given &&
              `Type the member's phone number or the number under their QR code${
                canScan ? ", or scan the code" : ""
              }. `}
            Check the name, then record the visit.
          </DialogDescription>
        </DialogHeader>
        <form className="grid gap-4" onSubmit={submit}>
          {given ? (
            <GivenMember {...given} isFixed={isRecording} onForget={forget} />
          ) : (
            <MemberField
              text={phone}
              isFixed={isRecording}
              onText={type}
              onCode={scanned}
              onSearch={onSearch}
            />
          )}
          <FoundMember
            found={found}
            isFixed={isRecording}
            onChoose={!given && !readsAsCode(phone) ? choose : undefined}
          />
          <DialogFooter className="-mx-6 -mb-6 sticky -bottom-6 bg-popover px-6 pt-2 pb-6">
            <DialogButtons
              onCancel={onClose}
              isPending={isRecording}
              isInactive={found.state === "looking"}
              label="Record Check-in"
              pendingLabel="Recording..."
            />
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type MemberFieldProps = {
  text: string;
  /** While a visit is recorded the field keeps whose it is. */
  isFixed: boolean;
  onText: (text: string) => void;
  onCode: (code: string) => void;
  onSearch: () => void;
};

function MemberField({ text, isFixed, onText, onCode, onSearch }: MemberFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>Phone number or code</Label>
      <div className="flex flex-wrap items-start gap-2">
        <Input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          readOnly={isFixed}
          maxLength={40}
          placeholder="(702) 555-0110"
          value={text}
          className="w-auto! flex-1 text-lg! tabular-nums"
          onChange={(event) => onText(event.target.value)}
        />
        <ScanButton isInactive={isFixed} onCode={onCode} />
      </div>
      <Button
        variant="link"
        size="sm"
        className="-my-2 min-h-11 justify-self-start"
        isInactive={isFixed}
        onClick={onSearch}
      >
        Find them by name or last digits
      </Button>
    </div>
  );
}

type GivenMemberProps = Pick<Given, "words" | "forget"> & { isFixed: boolean; onForget: () => void };

function GivenMember({ words, forget, isFixed, onForget }: GivenMemberProps) {
  return (
    <p className="wrap-anywhere flex items-center justify-between gap-3 rounded-lg border px-3.5 py-1.5">
      {words}
      <Button variant="ghost" size="icon" aria-label={forget} isInactive={isFixed} onClick={onForget}>
        <X aria-hidden />
      </Button>
    </p>
  );
}
