import { MAX_CLOCK_DRIFT_S } from "./clock.ts";

/** Retention periods. The privacy policy states them: app/(site)/(info)/privacy-policy. */

/** Days for which a mail to the owner is stored after its creation, sent or not. */
export const MAIL_DAYS = 30;
/** Days after which counts of rejected sign-ins and exceeded limits are deleted. */
export const SECURITY_EVENT_DAYS = 30;
/** Days after which counts of calls of the language model are deleted. */
export const MODEL_USAGE_DAYS = 365;
/** Days for which a rejected review is stored after the decision. */
export const REJECTED_REVIEW_DAYS = 30;
/** Hours after signing in that a session ends, however much it is used: NIST SP 800-63B-4, 2.2.3. */
export const SESSION_HOURS = 24;
/** Minutes without use after which a session ends: NIST SP 800-63B-4, 2.2.3. */
export const SESSION_IDLE_MINUTES = 60;

/** Seconds in which tries to sign in are counted. */
export const TRY_WINDOW = 300;

/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Returns the times of last use of the sessions that have not ended. A session that was used in the future was noted while a clock
 * was ahead, and would otherwise not end before that time.
 */
export const sessionUseRange = (): { gte: Date; lte: Date } => ({
  gte: new Date(Date.now() - SESSION_IDLE_MINUTES * MINUTE),
  lte: new Date(Date.now() + MAX_CLOCK_DRIFT_S * 1000),
});
