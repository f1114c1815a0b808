import { documents } from "../document.ts";

export const chemistry = documents({
  "ciaaw-2021": {
    title:
      "T. Prohaska et al., Standard atomic weights of the elements 2021 (IUPAC Technical Report), Pure and Applied Chemistry 94",
    edition: "2022, with CIAAW’s 2024 changes (Zr, Gd, Lu)",
    url: "https://doi.org/10.1515/pac-2019-0603",
  },
  "iupac-weights-use": {
    title:
      "A. Possolo et al., Interpreting and propagating the uncertainty of the standard atomic weights (IUPAC Technical Report), Pure and Applied Chemistry 90",
    edition: "2018",
    url: "https://doi.org/10.1515/pac-2016-0402",
  },
  nubase: {
    title:
      "F. G. Kondev et al., The NUBASE2020 evaluation of nuclear physics properties, Chinese Physics C 45",
    edition: "2021",
    url: "https://doi.org/10.1088/1674-1137/abddae",
  },
  ame: {
    title: "M. Wang et al., The AME 2020 atomic mass evaluation, Chinese Physics C 45",
    edition: "2021",
    url: "https://doi.org/10.1088/1674-1137/abddaf",
  },
  "nist-asd": {
    title: "Atomic Spectra Database",
    publisher: "NIST",
    edition: "current data",
    url: "https://physics.nist.gov/asd",
  },
  mendeleev: {
    title: "L. M. Mentel, mendeleev: a database of the properties of the elements",
    edition: "2025",
    url: "https://github.com/lmmentel/mendeleev",
  },
  "pubchem-elements": {
    title: "PubChem, Periodic Table of Elements and Compounds",
    publisher: "National Library of Medicine",
    edition: "current data",
    url: "https://pubchem.ncbi.nlm.nih.gov/periodic-table/",
  },
  "blue-obelisk": {
    title: "Blue Obelisk Data Repository",
    edition: "10",
    url: "https://github.com/BlueObelisk/bodr",
  },
  "cordero-radii": {
    title: "B. Cordero et al., Covalent radii revisited, Dalton Transactions",
    edition: "2008",
    url: "https://doi.org/10.1039/b801115j",
  },
  "alvarez-radii": {
    title: "S. Alvarez, A cartography of the van der Waals territories, Dalton Transactions 42",
    edition: "2013",
    url: "https://doi.org/10.1039/c3dt50599e",
  },
  "openstax-chemistry": {
    title: "OpenStax, Chemistry 2e",
    edition: "2019",
    url: "https://openstax.org/details/books/chemistry-2e",
  },
});
