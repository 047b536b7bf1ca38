type Click = { button: number; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** True for a plain click: those with a modifier key open tabs and windows. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
