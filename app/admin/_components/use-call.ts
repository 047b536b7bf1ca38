import { useTransition } from "react";

type Call = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Calls server actions. `isPending` until the screen that an answer brings along is shown: the router's update begins
 * within `work`, so the transition ends with it. The transition itself is not async: React holds back every later one,
 * and with it every link, until an async transition has ended.
 */
export function useCall(): { isPending: boolean; call: Call } {
  const [isPending, startTransition] = useTransition();
  const call: Call = (work) =>
    new Promise((resolve, reject) =>
      startTransition(() => {
        work().then(resolve, reject);
      }),
    );
  return { isPending, call };
}
