/** Shown in place of a name that nobody entered. */
export const NO_NAME = "No name";

/** The name of a customer in lists and panels. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || NO_NAME;
