import type { FieldValues } from "react-hook-form";
import type { Labeled } from "@/components/forms/labeled-field";
import { FormControl, FormDescription, FormField, FormItem, FormMessage } from "@/components/ui/form";
import { WEEKDAYS, type Weekday } from "@/lib/repeat/weekly";
import { WEEKDAY_NAMES } from "@/lib/repeat/words";

const SHORT_LETTERS = 3;

/** The weekdays on which something repeats, as checkboxes. */
export function WeekdaysField<Values extends FieldValues>({ control, name, label, hint }: Labeled<Values>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => {
        const days = (field.value ?? []) as Weekday[];
        const choose = (day: Weekday, isChosen: boolean) =>
          field.onChange(WEEKDAYS.filter((each) => (each === day ? isChosen : days.includes(each))));
        return (
          <FormItem>
            <FormControl>
              <fieldset className="grid gap-2">
                <legend className="mb-2 font-semibold text-sm">{label}</legend>
                <div className="grid grid-cols-4 gap-1.5 sm:flex sm:flex-wrap">
                  {WEEKDAYS.map((day, place) => (
                    <label
                      key={day}
                      className="relative grid h-11 min-w-11 place-items-center rounded-md border border-border-strong px-2 font-semibold text-sm has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
                    >
                      <input
                        ref={place === 0 ? field.ref : undefined}
                        type="checkbox"
                        // Covers its label instead of being hidden off-screen, because the dialog scrolls to the
                        // focused input.
                        className="absolute inset-0 size-full cursor-pointer appearance-none border-0 bg-transparent"
                        aria-label={WEEKDAY_NAMES[day]}
                        checked={days.includes(day)}
                        onBlur={field.onBlur}
                        onChange={(event) => choose(day, event.target.checked)}
                      />
                      <span aria-hidden>{WEEKDAY_NAMES[day].slice(0, SHORT_LETTERS)}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            </FormControl>
            {hint && <FormDescription>{hint}</FormDescription>}
            <FormMessage />
          </FormItem>
        );
      }}
    />
  );
}
