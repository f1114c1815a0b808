export const PRODUCT = "SciCalc";

/** Author of the articles. */
export const EDITORS = `${PRODUCT} Editorial Team`;

/**
 * Origin of the public site, without a trailing slash. Set SITE_URL before the build: canonical addresses
 * contain it.
 */
export const SITE_URL = (process.env.SITE_URL?.trim() || "http://localhost:3000").replace(/(?<!\/)\/+$/, "");

export const absoluteUrl = (path: string): string => `${SITE_URL}${path === "/" ? "" : path}`;

export const SITE_HOST = new URL(SITE_URL).host;
