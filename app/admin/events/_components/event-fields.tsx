import type { Control } from "react-hook-form";
import { DateTimeField } from "@/components/forms/date-time-field";
import { NumberField } from "@/components/forms/number-field";
import { SwitchField } from "@/components/forms/switch-field";
import { TextField } from "@/components/forms/text-field";
import { DEFAULT_LOCATION } from "@/lib/events/place";
import { ItemFields } from "../../_components/editor/item-fields";
import type { EventForm } from "./event-form";

type Props = { control: Control<EventForm>; onImageBusy: (isBusy: boolean) => void };

export function EventFields({ control, onImageBusy }: Props) {
  return (
    <ItemFields control={control} onImageBusy={onImageBusy}>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateTimeField control={control} name="eventDate" label="Event date" />
        <TextField
          control={control}
          name="location"
          label="Location"
          placeholder={DEFAULT_LOCATION}
          hint={`Empty: ${DEFAULT_LOCATION}.`}
          maxLength={200}
          autoComplete="off"
        />
        <NumberField
          control={control}
          name="maxAttendees"
          label="Max attendees"
          hint="Seats in all."
          min={1}
          step={1}
        />
        <NumberField
          control={control}
          name="currentAttendees"
          label="Current attendees"
          hint="Seats taken, by phone or at the counter."
          min={0}
          step={1}
        />
      </div>
      <SwitchField control={control} name="isActive" label="Active" hint="Off: not on the public page." />
    </ItemFields>
  );
}
