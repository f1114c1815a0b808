import { documents } from "../document.ts";

/** Section titles are those of the text itself: github.com/openstax/osbooks-university-physics-bundle. */
export const physics = documents({
  "openstax-physics-1": {
    title: "S. J. Ling, J. Sanny, W. Moebs, University Physics, Volume 1",
    publisher: "OpenStax",
    edition: "current text",
    url: "https://openstax.org/details/books/university-physics-volume-1",
  },
  "openstax-physics-2": {
    title: "S. J. Ling, J. Sanny, W. Moebs, University Physics, Volume 2",
    publisher: "OpenStax",
    edition: "current text",
    url: "https://openstax.org/details/books/university-physics-volume-2",
  },
  "openstax-physics-3": {
    title: "S. J. Ling, J. Sanny, W. Moebs, University Physics, Volume 3",
    publisher: "OpenStax",
    edition: "current text",
    url: "https://openstax.org/details/books/university-physics-volume-3",
  },
});
