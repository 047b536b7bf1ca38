"use client";

import { Fragment, useId, useState } from "react";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { Key } from "./key";
import { areLettersOn, setTakesLetters } from "./takes-letters";
import { useFocusReturn } from "./use-focus-return";

const KEYS: readonly { keys: readonly string[]; or?: string; does: string }[] = [
  { keys: ["Ctrl", "K"], does: "Search everything" },
  { keys: ["/"], does: "Search this screen" },
  { keys: ["j"], does: "Next row" },
  { keys: ["k"], does: "Previous row" },
  { keys: ["Enter"], or: "o", does: "Open the row" },
  { keys: ["c"], does: "Check in a member" },
  { keys: ["Ctrl", "B"], does: "Collapse the sidebar" },
  { keys: ["Esc"], does: "Close what is open" },
  { keys: ["?"], does: "Show these shortcuts" },
];

/** Every keyboard shortcut of the back office. On a Mac, Cmd stands for Ctrl. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-md" {...focusReturn}>
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>On a Mac, use Cmd instead of Ctrl.</DialogDescription>
        </DialogHeader>
        <dl className="grid grid-cols-[1fr_auto] items-center gap-y-2.5">
          {KEYS.map(({ keys, or, does }) => (
            <Fragment key={does}>
              <dt>{does}</dt>
              <dd className="flex justify-end gap-1">
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
                {or && (
                  <>
                    or <Key>{or}</Key>
                  </>
                )}
              </dd>
            </Fragment>
          ))}
        </dl>
        <LettersSwitch />
      </DialogContent>
    </Dialog>
  );
}

/** Without single keys this dialog is still found by the search. */
function LettersSwitch() {
  const id = useId();
  const [isOn, setIsOn] = useState(areLettersOn);
  const change = (next: boolean) => {
    setTakesLetters(next);
    setIsOn(next);
  };
  return (
    <div className="flex items-center justify-between gap-4 border-t pt-4">
      <div className="grid gap-0.5">
        <Label htmlFor={id}>Single keys without Ctrl</Label>
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          Turn them off on this device if you use voice dictation.
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={change} />
    </div>
  );
}
