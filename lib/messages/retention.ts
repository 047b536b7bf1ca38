/**
 * How long a contact message is kept after it was answered or archived. The job and the privacy policy read it here.
 */
export const MESSAGE_MONTHS = 12;

/** The privacy policy's words for what `deleteOldMessages` does. */
export const MESSAGE_RETENTION = `messages, for ${MESSAGE_MONTHS} months after we answered or filed them; then they are deleted`;
