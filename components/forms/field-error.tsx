/** What is wrong with a field, read out when it appears. `id` is what the field's `aria-describedby` names. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} role="alert" className="font-medium text-destructive text-sm">
      {text}
    </p>
  );
}
