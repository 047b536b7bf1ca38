/**
 * How long a closed request keeps the name and contacts of the person, and what staff wrote about how it ended:
 * businesses keep records of requests for at least 24 months (11 CCR 7101). The job and the privacy policy read it here.
 */
export const REQUEST_MONTHS = 24;

/** The privacy policy's words for what `forgetClosedRequests` does. */
export const REQUEST_RETENTION = `requests about your own information, for ${REQUEST_MONTHS} months after we closed them; then your name, your addresses and what we wrote about how they ended are taken out of them`;

/**
 * What a request no longer holds of its person. The outcome is free text, in which staff may have named them; the answer
 * is a fixed choice and stays.
 */
export const FORGOTTEN = { name: null, email: null, phone: null, outcome: null };
