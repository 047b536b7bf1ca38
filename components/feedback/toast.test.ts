import { expect, it, vi } from "vitest";
import { onToastsWaiting, showToast, takeToasts } from "@/components/feedback/toast";

it("keeps a toast that is shown before the first listener subscribes", () => {
  showToast({ title: "Message sent!" });
  const wake = vi.fn();
  const stop = onToastsWaiting(wake);
  expect(wake).toHaveBeenCalledTimes(1);
  expect(takeToasts()).toEqual([{ title: "Message sent!" }]);
  expect(takeToasts()).toEqual([]);
  stop();
});

it("calls a listener for every toast until it unsubscribes", () => {
  const wake = vi.fn();
  const stop = onToastsWaiting(wake);
  showToast({ title: "Deal Created" });
  showToast({ title: "Sync Failed", variant: "destructive" });
  expect(wake).toHaveBeenCalledTimes(2);
  stop();
  showToast({ title: "Deal Deleted" });
  expect(wake).toHaveBeenCalledTimes(2);
  expect(takeToasts().map((toast) => toast.title)).toEqual(["Deal Created", "Sync Failed", "Deal Deleted"]);
});
