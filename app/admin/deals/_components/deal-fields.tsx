import { type Control, useWatch } from "react-hook-form";
import { DateTimeField } from "@/components/forms/date-time-field";
import { NumberField } from "@/components/forms/number-field";
import { SwitchField } from "@/components/forms/switch-field";
import { TextField } from "@/components/forms/text-field";
import { MAX_PRIORITY, MIN_PRIORITY } from "@/lib/deals/schema";
import { SHOP_TIME_LABEL } from "@/lib/time";
import { ItemFields } from "../../_components/editor/item-fields";
import { WeekdaysField } from "../../_components/editor/weekdays-field";
import type { DealForm } from "./deal-form";

type Props = { control: Control<DealForm>; onImageBusy: (isBusy: boolean) => void };

export function DealFields({ control, onImageBusy }: Props) {
  return (
    <ItemFields control={control} onImageBusy={onImageBusy}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          control={control}
          name="discountPercent"
          label="Discount percent"
          hint="For example 20. Leave empty for none."
          min={1}
          max={100}
          step={1}
        />
        <NumberField
          control={control}
          name="discountAmount"
          label="Discount amount"
          hint="In dollars, for example 5.00. Leave empty for none."
          as="text"
          min={0.01}
          step={0.01}
        />
        <DateTimeField control={control} name="startDate" label="Start date" />
        <DateTimeField control={control} name="endDate" label="End date" />
        <RepeatFields control={control} />
        <NumberField
          control={control}
          name="priority"
          label="Priority"
          hint="1, the default, marks the deal as Hot Deal and puts it first. The others follow: 10 before 9, down to 2."
          min={MIN_PRIORITY}
          max={MAX_PRIORITY}
          step={1}
        />
        <SwitchField
          control={control}
          name="isActive"
          label="Active"
          hint="When off, the deal is dimmed on the site and cannot be opened."
        />
      </div>
    </ItemFields>
  );
}

/** Weekdays, and hours once a weekday is chosen. */
function RepeatFields({ control }: Pick<Props, "control">) {
  const [days, from, to] = useWatch({ control, name: ["repeatDays", "repeatFrom", "repeatTo"] });
  return (
    <div className="grid gap-5 sm:col-span-2">
      <WeekdaysField
        control={control}
        name="repeatDays"
        label="Repeats every week on"
        hint="Choose no day for a deal that runs all the time between the two dates."
      />
      {(days.length > 0 || from || to) && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            control={control}
            name="repeatFrom"
            label="From"
            type="time"
            hint={`${SHOP_TIME_LABEL}. Leave empty for the whole day.`}
          />
          <TextField
            control={control}
            name="repeatTo"
            label="To"
            type="time"
            hint="A time before the start means the next day."
          />
        </div>
      )}
    </div>
  );
}
