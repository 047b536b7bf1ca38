/** The name of an event within its page: `/events#event-…` can be shared. */
export const eventAnchor = (id: string) => `event-${id}`;
