import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useLayoutEffect,
} from "react";

/** Counts the forms of a panel that hold something unsaved. */
export const UnsavedForms = createContext<Dispatch<SetStateAction<number>>>(() => {});

/** Tells the panel around a form whether closing it would lose something, so that it asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  const setCount = useContext(UnsavedForms);
  // In the same task as the typing: an effect's update may come after a click that closes the panel.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isUnsaved, setCount]);
}

let unsavedDialogs = 0;

/** True while a dialog or panel holds something that leaving the screen would lose. */
export const isAnythingUnsaved = (): boolean => unsavedDialogs > 0;

/** While something is unsaved the browser asks before it reloads or closes the page. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedDialogs += 1;
    window.addEventListener("beforeunload", ask);
    return () => {
      unsavedDialogs -= 1;
      window.removeEventListener("beforeunload", ask);
    };
  }, [isUnsaved]);
}
