/** Every dash, slash and space that a keyboard or a web page puts between the digits of a number. */
const GAP = String.raw`[\s./\p{Pd}\p{Cf}\u2212]{0,3}`;

/** Full telephone numbers anywhere in a text, with digits of any script. */
export const PHONES_IN_TEXT = new RegExp(
  String.raw`(?<!\p{Nd})(?:\+?\p{Nd}${GAP})?(?:\(\p{Nd}{3}\)|\p{Nd}{3})${GAP}\p{Nd}{3}${GAP}\p{Nd}{4}(?!\p{Nd})`,
  "gu",
);
