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
  "kuphaldt-ac": {
    title: "T. R. Kuphaldt, Lessons In Electric Circuits, Volume II: AC",
    edition: "6th edition, 2007",
    url: "https://github.com/FauxFaux/lessons-in-electric-circuits",
  },
  "nist-attenuation": {
    title: "J. H. Hubbell, S. M. Seltzer, X-Ray Mass Attenuation Coefficients, NISTIR 5632",
    publisher: "NIST",
    edition: "current text",
    url: "https://physics.nist.gov/PhysRefData/XrayMassCoef/chap2.html",
  },
  "analytical-mechanics": {
    title: "Analytical Mechanics, page 246",
    publisher: "Internet Archive (scanned book)",
    url: "http://archive.org/stream/AnalyticalMechanics/TXT/00000259.txt",
  },
});
