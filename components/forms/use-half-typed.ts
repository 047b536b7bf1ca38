import { type RefObject, useEffect, useState } from "react";
import { halfTypedFields } from "./half-typed";

/**
 * Whether a field of a form is half typed, which react-hook-form does not count as a change. `watch` goes onto the form
 * element.
 */
export function useHalfTyped(form: RefObject<HTMLFormElement | null>) {
  const [isHalfTyped, setIsHalfTyped] = useState(false);
  const look = () => setIsHalfTyped(form.current !== null && halfTypedFields(form.current).length > 0);
  // Each time, because a field may have come, gone or been emptied.
  useEffect(look);
  // While a date has no year, the browser tells of its keys only.
  return { isHalfTyped, watch: { onInput: look, onKeyUp: look } };
}
