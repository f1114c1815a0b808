import { documents } from "../../document.ts";

/** Handbooks, dictionaries and the rules of sports, crafts and makers. */
export const trade = documents({
  ARIF2009: {
    title: "Analysis of text entry performance metrics (A. S. Arif, W. Stuerzlinger)",
    publisher: "IEEE TIC-STH 2009, 100–105",
    edition: "2009",
    url: "https://doi.org/10.1109/TIC-STH.2009.5444533",
  },
  APPARELSEARCH: {
    title: "Mommes: unit of measure for silk",
    publisher: "Apparel Search",
    edition: "accessed 2026",
    url: "http://www.apparelsearch.com/education/measurements/textiles/fabrics/mommes.html",
  },
  BRANNOCK: {
    title: "The Brannock Device: foot measuring instructions and size scale",
    publisher: "The Brannock Device Company",
    edition: "current edition",
    url: "https://brannock.com",
  },
  CARDARELLI: {
    title: "Encyclopaedia of Scientific Units, Weights and Measures (F. Cardarelli)",
    publisher: "Springer",
    edition: "2003",
  },
  "FAO-FPCF": {
    title: "Forest Product Conversion Factors",
    publisher: "FAO, ITTO and UNECE",
    edition: "2020",
  },
  FIFA: {
    title: "FIFA Stadium Guidelines",
    publisher: "FIFA",
    edition: "current edition",
  },
  GNUUNITS: {
    title: "GNU Units, definitions.units",
    publisher: "Free Software Foundation",
    edition: "version 2.22",
    url: "https://www.gnu.org/software/units/",
  },
  LINUXMAN: {
    title: "Linux Programmer’s Manual",
    publisher: "Linux man-pages project",
    edition: "current edition",
    url: "https://man7.org/linux/man-pages/man7/time.7.html",
  },
  NFL: {
    title: "Official Playing Rules of the National Football League",
    publisher: "NFL",
    edition: "current edition",
  },
  OED: {
    title: "Oxford English Dictionary",
    publisher: "Oxford University Press",
    edition: "current edition",
  },
  PETRIE: {
    title: "The Pyramids and Temples of Gizeh (W. M. F. Petrie)",
    publisher: "Field & Tuer",
    edition: "1883",
  },
  ROWLETT: {
    title: "How Many? A Dictionary of Units of Measurement (R. Rowlett)",
    publisher: "University of North Carolina at Chapel Hill",
    edition: "2018",
  },
  SIZES: {
    title: "Sizes: dictionary of units",
    publisher: "Sizes, Inc.",
    edition: "accessed 2026",
    url: "https://www.sizes.com/units/gas_mark.htm",
  },
  SWATCH: {
    title: "Swatch Internet Time",
    publisher: "Swatch",
    edition: "1998",
  },
  TAOCP2: {
    title: "The Art of Computer Programming, Volume 2: Seminumerical Algorithms (D. E. Knuth)",
    publisher: "Addison-Wesley",
    edition: "3rd edition, 1997",
  },
  TEXBOOK: {
    title: "The TeXbook (D. E. Knuth), chapter 10",
    publisher: "Addison-Wesley",
    edition: "1984",
  },
  UKFC: {
    title: "Forest Mensuration: a handbook for practitioners",
    publisher: "UK Forestry Commission",
    edition: "2006",
  },
  "USDA-FDC": {
    title: "FoodData Central, SR Legacy portions",
    publisher: "US Department of Agriculture",
    edition: "2019",
    url: "https://fdc.nal.usda.gov",
  },
  "USN-DM": {
    title: "U.S. Navy Diving Manual, SS521-AG-PRO-010",
    publisher: "Naval Sea Systems Command",
    edition: "revision 7, 2016",
  },
  WATHLETICS: {
    title: "Competition and Technical Rules",
    publisher: "World Athletics",
    edition: "current edition",
  },
  WROWING: {
    title: "Rules of Racing",
    publisher: "World Rowing",
    edition: "current edition",
    url: "https://worldrowing.com",
  },
});
