import { documents } from "../document.ts";

export const mathematics = documents({
  "hardy-wright": {
    title: "G. H. Hardy and E. M. Wright, An Introduction to the Theory of Numbers",
    edition: "6th edition, 2008",
  },
  "openstax-prealgebra": {
    title: "L. Marecek, M. Anthony-Smith, A. Honeycutt Mathis, Prealgebra 2e",
    publisher: "OpenStax",
    edition: "2020",
    url: "https://openstax.org/details/books/prealgebra-2e",
  },
  "openstax-precalculus": {
    title: "J. Abramson, Precalculus 2e",
    publisher: "OpenStax",
    edition: "2021",
    url: "https://openstax.org/details/books/precalculus-2e",
  },
  dlmf: {
    title: "NIST Digital Library of Mathematical Functions",
    edition: "release 1.2",
    url: "https://dlmf.nist.gov/4.23",
  },
  "ieee-754": {
    title: "IEEE 754, Standard for Floating-Point Arithmetic",
    edition: "2019",
    url: "https://doi.org/10.1109/IEEESTD.2019.8766229",
  },
});
