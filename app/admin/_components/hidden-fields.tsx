/** The parameters that a form keeps in the address; one without a value is left out. */
export const HiddenFields = ({ values }: { values: Record<string, string> }) =>
  Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
