"use client";

import { useEffect } from "react";
import { whenIdle } from "@/components/browser/when-idle";
import { LazyDialog, lazy } from "@/components/feedback/lazy-dialog";
import { loadToaster } from "@/components/feedback/toast-host";
import type { ChosenMember, Overlay } from "./use-overlays";

const checkin = lazy(() =>
  import("@/app/admin/loyalty/_components/checkin-dialog").then((file) => file.CheckinDialog),
);
const search = lazy(() => import("./search/search-dialog").then((file) => file.SearchDialog));
const keys = lazy(() => import("./keys-dialog").then((file) => file.KeysDialog));

const MAX_WAIT_MS = 2_000;
const PAUSE_MS = 1_000;

/**
 * A check-in can be typed when the connection is gone (docs/adr/0023-offline-check-ins.md), and its toast be shown. What
 * is typed right after the search was opened would be lost until it is loaded.
 */
function loadAhead(): void {
  for (const load of [checkin.load, loadToaster, search.load]) load().catch(() => {});
}

type Props = {
  shown: Overlay | null;
  member: ChosenMember | undefined;
  open: (overlay: Overlay, member?: ChosenMember) => void;
  close: () => void;
};

/** The dialogs that open over any screen. */
export function OverlayDialogs({ shown, member, open, close }: Props) {
  useEffect(() => whenIdle(loadAhead, MAX_WAIT_MS, PAUSE_MS), []);
  return (
    <>
      {shown === "search" && (
        <LazyDialog part={search} onClose={close}>
          {(SearchDialog) => <SearchDialog onClose={close} onOverlay={open} />}
        </LazyDialog>
      )}
      {shown === "find-member" && (
        <LazyDialog part={search} onClose={close}>
          {(SearchDialog) => (
            <SearchDialog onClose={close} onOverlay={open} onMember={(chosen) => open("check-in", chosen)} />
          )}
        </LazyDialog>
      )}
      {shown === "check-in" && (
        <LazyDialog part={checkin} onClose={close}>
          {(CheckinDialog) => (
            <CheckinDialog member={member} onClose={close} onSearch={() => open("find-member")} />
          )}
        </LazyDialog>
      )}
      {shown === "keys" && (
        <LazyDialog part={keys} onClose={close}>
          {(KeysDialog) => <KeysDialog onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
