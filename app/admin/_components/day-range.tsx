import Form from "next/form";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { addDays } from "@/lib/repeat/weekly";
import { AddressForm } from "./address-form";
import { HiddenFields } from "./hidden-fields";
import { RangeMenu } from "./range-menu";

type Props = {
  label: string;
  /** The screen that the form asks for. */
  action: string;
  /** The chosen days of the shop, YYYY-MM-DD; empty when none are. */
  from: string;
  to: string;
  today: string;
  isChosen: boolean;
  /** What else the address keeps. */
  kept?: Record<string, string>;
};

/** A button over a form for yesterday, or the first and last day of a range; works without scripts. */
export function DayRange({ label, action, from, to, today, isChosen, kept = {} }: Props) {
  const yesterday = addDays(today, -1);
  return (
    <RangeMenu
      button={
        <summary
          className={cn(
            "flex h-11 cursor-pointer list-none items-center whitespace-nowrap rounded-md border border-input px-3.5 font-semibold text-sm max-sm:px-2.5 hover:bg-accent [&::-webkit-details-marker]:hidden",
            isChosen && "bg-primary-soft text-primary",
          )}
        >
          {label}
        </summary>
      }
    >
      <div className="absolute right-0 z-20 mt-1 grid w-64 gap-4 rounded-lg border bg-popover p-4 shadow-overlay max-sm:inset-x-4 max-sm:w-auto">
        <Form action={action} scroll={false} className="grid">
          <HiddenFields values={{ ...kept, from: yesterday, to: yesterday }} />
          <Button type="submit" variant="outline">
            Yesterday
          </Button>
        </Form>
        <AddressForm shown={{ from, to }} action={action} className="grid gap-3">
          <HiddenFields values={kept} />
          <DayField name="from" label="First day" day={from} today={today} />
          <DayField name="to" label="Last day" day={to} today={today} />
          <Button type="submit">Show</Button>
        </AddressForm>
      </div>
    </RangeMenu>
  );
}

type DayFieldProps = { name: string; label: string; day: string; today: string };

/** A day of the shop that is not after today. */
export function DayField({ name, label, day, today }: DayFieldProps) {
  return (
    <label className="grid gap-1 font-medium text-sm">
      {label}
      <input
        type="date"
        name={name}
        required
        defaultValue={day}
        max={today}
        className="h-11 rounded-md border border-input bg-card px-3 font-normal text-base"
      />
    </label>
  );
}
