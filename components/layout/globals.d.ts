export {};

declare global {
  interface Window {
    /** Opens the age gate unless an unexpired answer is stored; set by AGE_GATE_SCRIPT. */
    askAge?: () => void;
  }

  interface Navigator {
    /** https://privacycg.github.io/gpc-spec/ */
    readonly globalPrivacyControl?: boolean;
  }
}
