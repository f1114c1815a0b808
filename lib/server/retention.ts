import { MAX_CLOCK_DRIFT_S } from "./clock.ts";

/** Retention periods. The privacy policy states them: app/(site)/(info)/privacy-policy. */

export const MAIL_DAYS = 30;
export const SECURITY_EVENT_DAYS = 30;
export const MODEL_USAGE_DAYS = 365;
/** Days for which a rejected review is stored after the decision. */
export const REJECTED_REVIEW_DAYS = 30;
/** Hours after signing in that a session ends, however much it is used: NIST SP 800-63B-4, 2.2.3. */
export const SESSION_HOURS = 24;
/** Minutes without use after which a session ends: NIST SP 800-63B-4, 2.2.3. */
export const SESSION_IDLE_MINUTES = 60;

/** Window in which sign-in attempts are counted, in s. */
export const TRY_WINDOW = 300;

const MINUTE = 60_000;

/**
 * Returns the range of last use of active sessions. Excludes future times, from a clock that was ahead, which
 * would keep a session alive until then.
 */
export const sessionUseRange = (): { gte: Date; lte: Date } => ({
  gte: new Date(Date.now() - SESSION_IDLE_MINUTES * MINUTE),
  lte: new Date(Date.now() + MAX_CLOCK_DRIFT_S * 1000),
});
