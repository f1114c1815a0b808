/** Number of attempts to send a mail to the owner. */
export const MAX_ATTEMPTS = 10;
