/** Maximum clock drift between the site's servers, in s. Later times come from a clock that was ahead. */
export const MAX_CLOCK_DRIFT_S = 60;
