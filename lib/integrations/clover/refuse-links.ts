import { z } from "zod";

const A_LINK = "is a link where the content was asked for";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What Clover shows in the place of a list or an object that was not expanded: `{ "href": … }` and nothing else. */
function isLink(value: unknown): boolean {
  if (!isObject(value)) return false;
  const names = Object.keys(value).filter((name) => value[name] != null);
  return names.length === 1 && names[0] === "href";
}

/** A nested list is wrapped in `elements` or plain; anything else is the record itself. */
function recordsOf(value: unknown): readonly unknown[] {
  const inner = isObject(value) && "elements" in value ? value.elements : value;
  return Array.isArray(inner) ? inner : [inner];
}

/** How many names of a path lead to a link; 0 when none is on the way. */
function depthOfLink(record: unknown, [name = "", ...more]: readonly string[]): number {
  const value = isObject(record) ? record[name] : undefined;
  if (isLink(value)) return 1;
  if (more.length === 0) return 0;
  const depth = Math.max(0, ...recordsOf(value).map((inner) => depthOfLink(inner, more)));
  return depth > 0 ? depth + 1 : 0;
}

/**
 * Refuses a record that has a link where its content was asked for: read as an empty list, it would erase stored
 * values, such as the phone numbers by which visits are counted.
 * @param expand names as in a call, "lineItems.discounts" for a field of each line
 */
export function refuseLinks<T>(record: z.ZodType<T>, expand: readonly string[] = []): z.ZodType<T> {
  return z
    .unknown()
    .superRefine((raw, { addIssue }) => {
      for (const name of expand) {
        const path = name.split(".");
        const depth = depthOfLink(raw, path);
        if (depth > 0) addIssue({ code: "custom", path: path.slice(0, depth), message: A_LINK });
      }
    })
    .pipe(record);
}
