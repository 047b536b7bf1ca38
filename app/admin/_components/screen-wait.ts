/** As long as a screen, or the list that an answer brings along, may take to be shown. */
export const SCREEN_WAIT_MS = 10_000;
