/** The names of the fields that hold what is no value yet, as a date without its year: the browser gives "" for them. */
export const halfTypedFields = (form: HTMLFormElement): string[] =>
  ([...form.elements] as HTMLInputElement[])
    .filter(({ validity }) => validity?.badInput)
    .map(({ name }) => name);
