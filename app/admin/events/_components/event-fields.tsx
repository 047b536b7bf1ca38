import { type Control, useWatch } from "react-hook-form";
import { DateTimeField } from "@/components/forms/date-time-field";
import { NumberField } from "@/components/forms/number-field";
import { SwitchField } from "@/components/forms/switch-field";
import { TextField } from "@/components/forms/text-field";
import { DEFAULT_LOCATION } from "@/lib/events/place";
import { ItemFields } from "../../_components/editor/item-fields";
import { WeekdaysField } from "../../_components/editor/weekdays-field";
import type { EventForm } from "./event-form";

type Props = { control: Control<EventForm>; onImageBusy: (isBusy: boolean) => void };

export function EventFields({ control, onImageBusy }: Props) {
  return (
    <ItemFields control={control} onImageBusy={onImageBusy}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DateTimeField control={control} name="eventDate" label="Event date" />
        <TextField
          control={control}
          name="location"
          label="Location"
          placeholder={DEFAULT_LOCATION}
          hint={`Leave empty for ${DEFAULT_LOCATION}. For another place, add its address: Sunset Park, 2601 E Sunset Rd.`}
          maxLength={200}
          autoComplete="off"
        />
        <NumberField
          control={control}
          name="maxAttendees"
          label="Max attendees"
          hint="Total number of seats."
          min={1}
          step={1}
        />
        <NumberField
          control={control}
          name="currentAttendees"
          label="Current attendees"
          hint="Seats taken by phone or at the counter. For a weekly event, for its next date."
          min={0}
          step={1}
        />
      </div>
      <RepeatFields control={control} />
      <SwitchField
        control={control}
        name="isActive"
        label="Active"
        hint="When off, the event is not on the public page."
      />
    </ItemFields>
  );
}

/** Weekdays, and the last day once a weekday is chosen. */
function RepeatFields({ control }: Pick<Props, "control">) {
  const [days, until] = useWatch({ control, name: ["repeatDays", "repeatUntil"] });
  return (
    <>
      <WeekdaysField
        control={control}
        name="repeatDays"
        label="Repeats every week on"
        hint="At the same time as the first date. Choose no day for a single event."
      />
      {(days.length > 0 || until) && (
        <TextField
          control={control}
          name="repeatUntil"
          label="Repeats until"
          type="date"
          max="2999-12-31"
          className="sm:max-w-xs"
          hint="The last day the event may take place."
        />
      )}
    </>
  );
}
