"use client";

import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { DialogButtons } from "@/app/admin/_components/dialog-buttons";
import { useFocusReturn } from "@/app/admin/_components/use-focus-return";
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

/** Records a visit by phone number, or by the QR code on a member's phone where the browser can read it. */
export function CheckinDialog({ onClose }: { onClose: () => void }) {
  const canScan = useCanScan();
  const focusReturn = useFocusReturn();
  const [phone, setPhone] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [customerId, setCustomerId] = useState<string>();
  const { found, lookUp, record, isRecording } = useCheckin(onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void record(code === null ? askedFor(phone, customerId) : { code });
  };
  const type = (text: string) => {
    setPhone(text);
    setCustomerId(undefined);
    void lookUp(askedFor(text));
  };
  const scanned = (text: string) => {
    setCode(text);
    void lookUp({ code: text });
  };
  const forgetCode = () => {
    setCode(null);
    void lookUp(askedFor(phone, customerId));
  };
  const choose = (id: string) => {
    setCustomerId(id);
    void lookUp(askedFor(phone, id));
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isRecording && onClose()}>
      <DialogContent {...focusReturn}>
        <DialogHeader>
          <DialogTitle>Manual Check-in</DialogTitle>
          {/* On a phone held sideways the name is to be seen above the button that records its visit. */}
          <DialogDescription className="[@media(height<30rem)]:sr-only">
            Type the member's phone number or the number under their QR code
            {canScan && ", or scan the code"}. Check the name, then record the visit.
          </DialogDescription>
        </DialogHeader>
        <form className="grid gap-4" onSubmit={submit}>
          {code === null ? (
            <MemberField text={phone} isFixed={isRecording} onText={type} onCode={scanned} />
          ) : (
            <ScannedCode isFixed={isRecording} onForget={forgetCode} />
          )}
          <FoundMember
            found={found}
            isFixed={isRecording}
            onChoose={code === null && !readsAsCode(phone) ? choose : undefined}
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
};

function MemberField({ text, isFixed, onText, onCode }: MemberFieldProps) {
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
    </div>
  );
}

function ScannedCode({ isFixed, onForget }: { isFixed: boolean; onForget: () => void }) {
  return (
    <p className="flex items-center justify-between gap-3 rounded-lg border px-3.5 py-1.5">
      Code scanned
      <Button
        variant="ghost"
        size="icon"
        aria-label="Forget the scanned code"
        isInactive={isFixed}
        onClick={onForget}
      >
        <X aria-hidden />
      </Button>
    </p>
  );
}
