/** The name of a deal within its page: `/deals#deal-…` opens its details. */
export const dealAnchor = (id: string) => `deal-${id}`;
