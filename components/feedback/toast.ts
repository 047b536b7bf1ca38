export type ToastMessage = {
  title: string;
  description?: string;
  /** "destructive" for failures. */
  variant?: "default" | "destructive";
};

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The toaster's own code is fetched with the first one, so pages that never speak do not carry it. */
export function showToast(message: ToastMessage): void {
  waiting.push(message);
  for (const wake of listeners) wake();
}

/** Calls `wake` when toasts wait, at once if some do already. Returns the way to stop. */
export function onToastsWaiting(wake: () => void): () => void {
  listeners.add(wake);
  if (waiting.length > 0) wake();
  return () => {
    listeners.delete(wake);
  };
}

/** Takes every waiting toast out of the queue. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}
