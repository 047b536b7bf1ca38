"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { showToast } from "@/components/feedback/toast";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { formatShopDate, shopDay } from "@/lib/time";
import { setLaunchDateAction } from "../actions";

const SAVED = {
  title: "Launch Date Saved",
  description: "The loyalty program will now only show customers who joined after this date.",
};
const CLEARED = {
  title: "Launch Date Cleared",
  description: "The loyalty program now shows all customers again.",
};
const MISSING = { title: "No Date Selected", description: "Please select a launch date first" };
const FAILED = { title: "Save Failed", description: "Failed to save launch date" };

/** The launch date as a day on the shop's calendar. `launchDate` is an ISO time, or empty when none is set. */
export function LaunchDateForm({ launchDate }: { launchDate: string }) {
  const stored = launchDate ? shopDay(new Date(launchDate)) : "";
  const [day, setDay] = useState(stored);
  const [seen, setSeen] = useState(stored);
  // Somebody else saved another: followed unless it was edited here, so that Save does not undo it.
  if (stored !== seen) {
    setSeen(stored);
    if (day === seen) setDay(stored);
  }
  const [pending, setPending] = useState<"save" | "clear" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before hydration.
    if (input.current?.value) setDay(input.current.value);
  }, []);

  const send = async (kind: "save" | "clear") => {
    const value = kind === "save" ? day : "";
    setPending(kind);
    const result = await setLaunchDateAction({ launchDate: value }).catch(() => null);
    setPending(null);
    if (!result?.ok) return showToast({ ...FAILED, variant: "destructive" });
    // What was typed since a save stays.
    if (kind === "clear") setDay("");
    showToast(kind === "save" ? SAVED : CLEARED);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (day === "") showToast({ ...MISSING, variant: "destructive" });
    else void send("save");
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      <div className="grid max-w-xs gap-2">
        <Label htmlFor="launch-date">Launch date</Label>
        <Input
          ref={input}
          id="launch-date"
          type="date"
          max="2999-12-31"
          value={day}
          aria-describedby="launch-date-help"
          className="tabular-nums"
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <p className="rounded-lg bg-secondary px-4 py-3 text-sm">
        Current setting:{" "}
        <output className="font-semibold">
          {launchDate ? formatShopDate(launchDate) : "No launch date set"}
        </output>
      </p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          label="Save Launch Date"
          pendingLabel="Saving..."
          isPending={pending === "save"}
          isInactive={pending !== null}
        />
        <Button
          variant="outline"
          isInactive={pending !== null || (launchDate === "" && day === "")}
          onClick={() => (launchDate === "" ? setDay("") : void send("clear"))}
        >
          {pending === "clear" ? "Clearing..." : "Clear Filter"}
        </Button>
      </div>
    </form>
  );
}
