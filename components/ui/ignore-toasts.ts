/** A toast lies over an open dialog: taking hold of it or closing it is no click outside the dialog, which would close that. */
export function ignoreToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]"))
    event.preventDefault();
}
