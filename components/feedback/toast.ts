export type ToastMessage = {
  title: string;
  description?: string;
  /** "destructive" for failures, "waiting" for what is neither done nor failed yet. */
  variant?: "default" | "destructive" | "waiting";
};

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The toaster's code is loaded with the first one, so that pages without toasts do not load it. */
export function showToast(message: ToastMessage): void {
  waiting.push(message);
  for (const wake of listeners) wake();
}

/** Calls `wake` when toasts are queued, at once if some already are. Returns the unsubscribe function. */
export function onToastsWaiting(wake: () => void): () => void {
  listeners.add(wake);
  if (waiting.length > 0) wake();
  return () => {
    listeners.delete(wake);
  };
}

/** Takes all queued toasts. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}
