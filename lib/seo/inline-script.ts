/**
 * JSON that can stand inside a script element: no `<`, `>` or `&` survives, so neither `</script>` nor `<!--` in a
 * deal title can end the element, and U+2028/U+2029 are escaped for readers that treat JSON as script.
 * See https://nextjs.org/docs/app/guides/json-ld.
 */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
