import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from "react";

type Unsaved = { count: number; setCount: Dispatch<SetStateAction<number>> };

/** Counts the forms of a panel that hold something unsaved. */
export const UnsavedForms = createContext<Unsaved>({ count: 0, setCount: () => {} });

/** Whether leaving the panel around would lose something. */
export const useIsPanelUnsaved = (): boolean => useContext(UnsavedForms).count > 0;

/** Tells the panel around a form whether closing it would lose something, so that it asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  const { setCount } = useContext(UnsavedForms);
  // In the same task as the typing: an effect's update may come after a click that closes the panel.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isUnsaved, setCount]);
}

/** Asks, and then does what led to the question when staff discard what they typed. */
type Ask = (then?: () => void) => void;
type Question = { ask: Ask; isOfScreen: boolean };

/** Each asks before something unsaved is left, that of the topmost dialog last. */
const questions: Question[] = [];

/** True while a dialog or panel holds something that leaving the screen would lose. */
export const isAnythingUnsaved = (): boolean => questions.some(({ isOfScreen }) => !isOfScreen);

/** Does it at once, or after a question when a form on the screen itself holds something unsaved. */
export function askAboutScreen(then: () => void): void {
  const question = questions.find(({ isOfScreen }) => isOfScreen);
  if (question) question.ask(then);
  else then();
}

/** As askAboutScreen, for a link that otherwise is followed as it is. */
export function askBeforeFollowing(event: { preventDefault: () => void }, follow: () => void): void {
  if (!questions.some(({ isOfScreen }) => isOfScreen)) return;
  event.preventDefault();
  askAboutScreen(follow);
}

/** Back or Forward within the page. The browser itself asks before it leaves the page for another one. */
const isTraversal = ({ navigationType, destination, cancelable }: NavigateEvent): boolean =>
  navigationType === "traverse" && destination.sameDocument && cancelable;

/** As when a panel beside the screen opens or closes. */
const isToSameScreen = ({ destination }: NavigateEvent): boolean =>
  new URL(destination.url).pathname === window.location.pathname;

/**
 * While something is unsaved Back calls `ask` instead, and the browser asks before it reloads or closes the page. A
 * second Back in a row leaves: a browser lets no page keep its visitor. `isOfScreen`: it is in a form on the screen
 * itself, which stays while panels and dialogs come and go.
 */
export function useLeaveQuestion(isUnsaved: boolean, ask: Ask, isOfScreen = false): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isUnsaved) return;
    const question: Question = { ask: (then) => askNow(then), isOfScreen };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: NavigateEvent) => {
      if (!isTraversal(event) || (isOfScreen && isToSameScreen(event))) return;
      event.preventDefault();
      if (questions.at(-1) === question) question.ask();
    };
    questions.push(question);
    window.addEventListener("beforeunload", onUnload);
    // Older browsers have no Navigation API: there Back leaves.
    window.navigation?.addEventListener("navigate", onNavigate);
    return () => {
      questions.splice(questions.indexOf(question), 1);
      window.removeEventListener("beforeunload", onUnload);
      window.navigation?.removeEventListener("navigate", onNavigate);
    };
  }, [isUnsaved, isOfScreen]);
}
