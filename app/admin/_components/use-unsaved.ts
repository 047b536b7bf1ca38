import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

/** Counts the forms of a panel that hold something unsaved. */
export const UnsavedForms = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** Tells the panel around a form whether closing it would lose something, so that it asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  const setCount = useContext(UnsavedForms);
  useEffect(() => {
    if (!isUnsaved) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isUnsaved, setCount]);
}
