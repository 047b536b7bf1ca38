/** The fields with incomplete input, such as a date without its year, whose value the browser gives as "". */
export const halfTypedFields = (form: HTMLFormElement): HTMLInputElement[] =>
  ([...form.elements] as HTMLInputElement[]).filter(({ validity }) => validity?.badInput);
