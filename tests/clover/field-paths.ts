type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/**
 * The names of all fields of a record, nested ones as a path: "refunds[].payment.id". A list is wrapped in `elements`, as
 * in every recorded answer.
 */
function fieldPaths(record: unknown, at = ""): string[] {
  if (Array.isArray(record)) throw new Error(`${at} is a plain list`);
  if (!isObject(record)) return [];
  if (Array.isArray(record.elements)) return record.elements.flatMap((one) => fieldPaths(one, `${at}[]`));
  return Object.entries(record).flatMap(([name, value]) => {
    const path = at === "" ? name : `${at}.${name}`;
    return [path, ...fieldPaths(value, path)];
  });
}

/** The paths of all records together, each once. */
export const allPaths = (records: readonly unknown[]): Set<string> =>
  new Set(records.flatMap((record) => fieldPaths(record)));
