/**
 * What `use` returns, or `otherwise` where it throws: a browser may deny a page its storage, also when it is only named,
 * or have no room.
 */
export function withStorage<Value>(use: () => Value, otherwise: Value): Value {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
