/** How often a mail to the owner is tried. */
export const MAX_ATTEMPTS = 10;
