/** True for the nine digits under a member's QR code: one digit less than a phone number. */
export const readsAsCode = (text: string): boolean => /^\d{9}$/.test(text.replace(/[\s()-]/g, ""));
