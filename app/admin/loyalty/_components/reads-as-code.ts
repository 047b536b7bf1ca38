/** Whether what was typed are the nine digits under a member's picture: one less than a telephone number has. */
export const readsAsCode = (text: string): boolean => /^\d{9}$/.test(text.replace(/[\s()-]/g, ""));
