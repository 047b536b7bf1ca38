import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type UseFormReturn } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { submitComplete } from "./submit-complete";

type Hours = { firstDay: string; lastDay: string };

const resolver = zodResolver(z.object({ firstDay: z.string().min(1, "Choose a day"), lastDay: z.string() }));

/** A form whose fields the browser says hold something that is no value, for those named. */
function hoursForm(...halfTyped: string[]) {
  const form = createFormControl<Hours>({
    defaultValues: { firstDay: "2026-12-24", lastDay: "" },
    resolver,
  });
  form.register("firstDay");
  form.register("lastDay");
  const errors: { current: Record<string, { message?: string }> } = { current: {} };
  form.subscribe({
    formState: { errors: true },
    callback: (state) => {
      errors.current = { ...state.errors } as typeof errors.current;
    },
  });
  const fields = ["firstDay", "lastDay"].map((name) => ({
    name,
    type: name === "firstDay" ? "datetime-local" : "date",
    validity: { badInput: halfTyped.includes(name) },
  }));
  const element = { elements: [...fields, { name: "" }] } as unknown as HTMLFormElement;
  const shown = () =>
    Object.fromEntries(Object.entries(errors.current).map(([name, { message }]) => [name, message]));
  return { form: form as unknown as UseFormReturn<Hours>, element, shown };
}

const INCOMPLETE = "This is not complete yet";

it("does not send a half-typed field as an empty one", async () => {
  const { form, element, shown } = hoursForm("lastDay");
  const send = vi.fn();
  await submitComplete(form, element, send);
  expect(send).not.toHaveBeenCalled();
  expect(shown()).toEqual({ lastDay: INCOMPLETE });
});

it("says so beside what the form's own check refuses, and instead of it at the same field", async () => {
  const { form, element, shown } = hoursForm("lastDay");
  form.setValue("firstDay", "");
  await submitComplete(form, element, vi.fn());
  expect(shown()).toEqual({ firstDay: "Choose a day", lastDay: INCOMPLETE });
  const other = hoursForm("firstDay");
  other.form.setValue("firstDay", "");
  await submitComplete(other.form, other.element, vi.fn());
  expect(other.shown()).toEqual({ firstDay: "Enter both the date and the time" });
});

it("sends the values once every field is complete or empty", async () => {
  const { form, element, shown } = hoursForm();
  const send = vi.fn();
  await submitComplete(form, element, send);
  expect(send).toHaveBeenCalledWith({ firstDay: "2026-12-24", lastDay: "" });
  expect(shown()).toEqual({});
});
