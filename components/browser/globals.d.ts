import type { DetailedHTMLProps, HTMLAttributes } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined by OPEN_NOW_SCRIPT (lib/hours/open-now-script.ts). */
      "open-now": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

declare global {
  interface Window {
    /** Opens the age gate unless an unexpired answer is stored; set by AGE_GATE_SCRIPT. */
    askAge?: () => void;
    /** Opens the gate with the next frame, likewise. */
    askAgeBeforePaint?: () => void;
    /** Replays a click or submit that came before hydration; set by EARLY_TAP_SCRIPT. */
    replayEarlyTap?: () => void;
  }

  interface Navigator {
    /** https://privacycg.github.io/gpc-spec/ */
    readonly globalPrivacyControl?: boolean;
  }
}
