import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from "react";
import { ASKED } from "./panel-opener";

type Unsaved = { count: number; setCount: Dispatch<SetStateAction<number>> };

/** Counts the forms of a panel that hold something unsaved. */
export const UnsavedForms = createContext<Unsaved>({ count: 0, setCount: () => {} });

/** Tells the panel around a form whether closing it would lose something, so that it asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  const { setCount } = useContext(UnsavedForms);
  // A layout effect, because the update of a plain effect may come after a click that closes the panel.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isUnsaved, setCount]);
}

/** Asks, and calls `then` when staff discard what they typed. */
type Ask = (then?: () => void) => void;
type Question = { ask: Ask; isOfScreen: boolean; isLostAt: (to: URL) => boolean };

/** The questions of everything unsaved, that of the topmost dialog last. */
const questions: Question[] = [];

/** True while a dialog or panel holds something that leaving the screen would lose. */
export const isOverlayUnsaved = (): boolean => questions.some(({ isOfScreen }) => !isOfScreen);

/** Calls `then` at once, or after a question when a form on the screen itself is unsaved. */
export function askAboutScreen(then: () => void): void {
  const question = questions.find(({ isOfScreen }) => isOfScreen);
  if (question) question.ask(then);
  else then();
}

/**
 * Asks about all that going to an address would lose, from the topmost dialog down to the screen, and then goes there.
 * False when there is nothing to ask about.
 */
export function askBeforeGoingTo(to: URL, go: () => void): boolean {
  const lost = questions.filter(({ isLostAt }) => isLostAt(to));
  if (lost.length === 0) return false;
  const askAll = lost.reduce(
    (then, { ask }) =>
      () =>
        ask(then),
    go,
  );
  askAll();
  return true;
}

/** Back or Forward within the page. The browser itself asks before it leaves the page for another one. */
const isTraversal = ({ navigationType, destination, cancelable, info }: NavigateEvent): boolean =>
  navigationType === "traverse" && destination.sameDocument && cancelable && info !== ASKED;

/** True for an address of the same screen, as when a panel beside it opens or closes. */
function isSameScreen(to: URL, screenParam: string): boolean {
  const here = new URL(window.location.href);
  const [was, is] = [here, to].map(({ searchParams }) => searchParams.get(screenParam));
  return to.pathname === here.pathname && was === is;
}

export type OfScreen = {
  /** True for a form on the screen itself, which stays while panels and dialogs open and close. */
  isOfScreen?: boolean;
  /** The parameter that chooses the screen where its path alone does not. */
  screenParam?: string;
};

/**
 * While something is unsaved, Back calls `ask` instead, and the browser asks before it reloads or closes the page. A
 * second Back in a row leaves, because no browser lets a page prevent that.
 */
export function useLeaveQuestion(
  isUnsaved: boolean,
  ask: Ask,
  { isOfScreen = false, screenParam = "" }: OfScreen,
): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isUnsaved) return;
    const isLostAt = (to: URL) => !isOfScreen || !isSameScreen(to, screenParam);
    const question: Question = { ask: (then) => askNow(then), isOfScreen, isLostAt };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: NavigateEvent) => {
      if (!isTraversal(event) || !isLostAt(new URL(event.destination.url))) return;
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
  }, [isUnsaved, isOfScreen, screenParam]);
}
