/** How long things are kept. The privacy policy says so: app/(site)/(info)/privacy-policy. */

/** Days after it was written that a mail to the owner is kept, sent or not. */
export const MAIL_DAYS = 30;
/** Days after which counts of rejected sign-ins and exceeded limits are deleted. */
export const SECURITY_EVENT_DAYS = 30;
/** Days after which counts of calls of the language model are deleted. */
export const MODEL_USAGE_DAYS = 365;
/** Days after the decision that a review is kept which is not published. */
export const REJECTED_REVIEW_DAYS = 30;
/** Days after signing in that a session ends, however much it is used. */
export const SESSION_DAYS = 7;
/** Hours without use after which a session ends. */
export const SESSION_IDLE_HOURS = 12;

/** Seconds in which tries to sign in are counted. */
export const TRY_WINDOW = 300;

/** Milliseconds. */
const HOUR = 3_600_000;

/** A session that was last used before this is over. */
export const idleSince = (): Date => new Date(Date.now() - SESSION_IDLE_HOURS * HOUR);
