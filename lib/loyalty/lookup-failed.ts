/** One sentence for every failure, as the specification asks, so that it does not reveal which numbers are known. */
export const LOOKUP_FAILED =
  "No rewards account found for this phone number. Make a purchase to get started!";

/** The same help after every failure. */
export const LOOKUP_HELP = "You can try again in a minute or ask at the counter.";
