const CTRL_C = "\u0003";
const CTRL_D = "\u0004";
const CTRL_U = "\u0015";
const ESCAPE = "\u001b";
/** Terminals send one or the other for the Backspace key. */
const BACKSPACES = ["\u007f", "\b"];

type TypedLine = { text: string; end?: "entered" | "cancelled" };

/**
 * A hidden line after more keys of a terminal in raw mode, which edits nothing by itself.
 * @param keys what the terminal sent at once; a key such as an arrow is an escape sequence
 */
export function typeKeys(text: string, keys: string): TypedLine {
  if (keys.startsWith(ESCAPE)) return { text };
  let line = [...text];
  for (const key of keys) {
    if (key === "\r" || key === "\n") return { text: line.join(""), end: "entered" };
    if (key === CTRL_C || (key === CTRL_D && line.length === 0)) return { text: "", end: "cancelled" };
    if (key === CTRL_U) line = [];
    else if (BACKSPACES.includes(key)) line.pop();
    // Nobody could type an invisible character into the form that asks for the password.
    else if (key >= " ") line.push(key);
  }
  return { text: line.join("") };
}
