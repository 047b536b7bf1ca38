import { type RefObject, useEffect, useState } from "react";
import { halfTypedFields } from "./half-typed";

/**
 * Whether a field of a form is half typed, which react-hook-form does not count as a change. `watch` goes onto the form
 * element.
 */
export function useHalfTyped(form: RefObject<HTMLFormElement | null>) {
  const [isHalfTyped, setIsHalfTyped] = useState(false);
  const look = () => setIsHalfTyped(form.current !== null && halfTypedFields(form.current).length > 0);
  // After each rendering, because a field may have been added, removed or emptied.
  useEffect(look);
  // While a date is incomplete, the browser fires key events only.
  return { isHalfTyped, watch: { onInput: look, onKeyUp: look } };
}
