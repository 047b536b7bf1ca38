import type { FieldValues, Resolver } from "react-hook-form";

/**
 * Checks a form with a resolver that is fetched when it is needed. Where it cannot be fetched the form is sent unchecked:
 * the server checks again, and a line that is gone is told by the sending.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values>>,
): Resolver<Values> {
  return async (values, ...rest) => {
    const resolver = await load().catch(() => null);
    return resolver ? resolver(values, ...rest) : { values, errors: {} };
  };
}
