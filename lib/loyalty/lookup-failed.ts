/** One sentence for every failure, as the specification asks, so that it does not reveal which numbers are known. */
export const LOOKUP_FAILED =
  "No rewards account found for this phone number. Make a purchase to get started!";
