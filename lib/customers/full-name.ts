/** What stands for the name of whoever gave none. */
export const NO_NAME = "No name";

/** What lists and panels call a customer. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || NO_NAME;
