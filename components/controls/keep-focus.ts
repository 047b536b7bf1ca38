/** A press beside a dialog would take the focus from its field before the dialog is asked whether it closes. */
export const keepFocus = (event: Pick<Event, "preventDefault">): void => event.preventDefault();
