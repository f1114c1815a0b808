import { cite } from "../../core/sources/cite.ts";
import { definePanel } from "../../kit/calculator/define.ts";

export default definePanel({
  id: "periodictable",
  label: "Elements",
  category: "scientific-lab",
  heading: "Periodic Table of the Elements",
  summary:
    "Every element with sourced values, its state at any temperature and its isotopes; molar mass of any formula, balanced equations, yield and dilution.",
  seo: {
    title: "Periodic Table, Molar Mass & Equation Balancer",
    description:
      "An interactive periodic table with sourced data: trends, states at any temperature, isotopes, molar mass with uncertainty, balanced equations and yield.",
  },
  keywords: [
    "periodic table",
    "elements",
    "chemistry",
    "atomic weight",
    "atomic mass",
    "atomic number",
    "molar mass",
    "molecular weight",
    "formula weight",
    "balance equation",
    "stoichiometry",
    "limiting reactant",
    "theoretical yield",
    "dilution",
    "isotopes",
    "half-life",
    "electron configuration",
    "electronegativity",
    "melting point",
    "boiling point",
    "grams to moles",
  ],
  guide: [
    {
      title: "Reading the table",
      text: "Choose a property to see its values in the cells and on a color scale that color-blind readers can tell apart. Arrow keys move through the table; Enter opens an element’s card. On a phone, the table is rotated: each column is a period and each row a group.",
    },
    {
      title: "What a dash means",
      text: "A dash means unknown or nonexistent, never zero. Where sources disagree, the element’s page says so; estimated and predicted values are marked.",
    },
    {
      title: "State at a temperature",
      text: "Solid below the melting point, liquid between the melting and boiling points, gas above, all at 1 atm. Carbon and arsenic sublime; helium never becomes solid at 1 atm.",
    },
    {
      title: "Molar mass and its uncertainty",
      text: "Weights are CIAAW’s standard atomic weights, conventional values where an interval is published. Their published uncertainties are bounds: the standard uncertainty of a sum treats each as a rectangular distribution, as IUPAC recommends. Isotopes such as D or [13C] take their mass from AME2020.",
    },
    {
      title: "Balancing equations",
      text: "Coefficients are the smallest whole numbers that conserve every element and charge, solved with exact fractions. If several independent balances exist, you see each of them; if none exists, you are told why.",
    },
    {
      title: "Group 3",
      text: "IUPAC’s table leaves the fifteen lanthanides and actinides out of group 3. Others put La and Ac or Lu and Lr there; choose the one you want to see.",
    },
  ],
  sources: [
    cite("ciaaw-2021"),
    cite("iupac-weights-use"),
    cite("nubase", "half-lives and decays, through mendeleev"),
    cite("ame", "masses of isotopes, through mendeleev"),
    cite("nist-asd", "ionization energies, ground states, emission lines"),
    cite("mendeleev", "temperatures, densities (CRC Handbook)"),
    cite("pubchem-elements", "electronegativity, oxidation states, names of compounds"),
    cite("blue-obelisk", "cross-check"),
    cite("cordero-radii"),
    cite("alvarez-radii"),
    cite("openstax-chemistry", "formulas of common compounds; section 3.3, dilution of solutions"),
  ],
});
