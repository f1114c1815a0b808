/** Seconds by which the clocks of the site's servers may differ. A later time was stored while a clock was ahead. */
export const MAX_CLOCK_DRIFT_S = 60;
