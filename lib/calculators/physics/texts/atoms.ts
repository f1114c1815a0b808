import { type FormulaTexts, volume3 } from "./formula-text.ts";

export const atoms: FormulaTexts = {
  "radioactive-decay": {
    meaning:
      "Each nucleus of a radioactive isotope has the same chance to decay in the next second, however old it is. So a fixed time, the half-life, always halves what is left: after two half-lives a quarter remains, after ten about a thousandth. The formula tells how much of a drug or a contaminant is left or, from what is left, how old a sample is. Nothing chemical changes the half-life, neither heat nor pressure. It is a law of averages and holds for large numbers of nuclei; a single nucleus decays at random.",
    mistakes: [
      "Assuming that all is gone after two half-lives. A quarter is left.",
      "Mixing units: half-life and time need the same one, or units entered with each.",
    ],
    values: [
      { of: "Technetium-99m (diagnostic imaging), half-life", value: "6.0 h", source: volume3("10.7") },
      { of: "Cesium-137", value: "30.2 years", source: volume3("10.7") },
      { of: "Plutonium-238", value: "87.7 years", source: volume3("10.7") },
    ],
    example: {
      text: "A dose contains 500 units of an isotope with a half-life of 6 h. After 24 h, 31.3 are left.",
      values: "N_0 = 500; t = 24 h; T = 6 h",
      answer: "31.3",
    },
  },
  "photoelectric-effect": {
    meaning:
      "Light can knock electrons out of a metal, but only if each photon carries enough energy to free one. What is left over becomes the electron’s kinetic energy. More light frees more electrons and does not make them faster; only a higher frequency does. Below the threshold nothing happens, however bright the light is. Einstein explained it in 1905 with photons. The energy that it takes to free an electron, the work function, depends on the metal and on how clean its surface is. The result is the greatest energy; electrons from deeper in the metal have less.",
    mistakes: [
      "Entering the wavelength as a frequency. Convert it first: frequency is the speed of light divided by wavelength.",
      "Expecting a result below the threshold. No electron leaves.",
    ],
    values: [
      { of: "Sodium, work function", value: "2.46 eV", source: volume3("6.2") },
      { of: "Copper", value: "4.70 eV", source: volume3("6.2") },
      { of: "Platinum", value: "6.35 eV", source: volume3("6.2") },
    ],
    example: {
      text: "Ultraviolet light of 1,200 THz falls on sodium with a work function of 2.46 eV. The fastest electrons leave with 2.5 eV.",
      values: "f = 1200 THz; phi = 2.46 eV",
      answer: "2.5 eV",
    },
  },
  "de-broglie": {
    meaning:
      "Every moving particle has a wavelength, inversely proportional to its momentum. For electrons it can be as small as the distance between atoms, so a crystal diffracts them, and electron microscopes resolve far more than light can. For anything that we can see, it is so tiny that no experiment could reveal it: a thrown ball has a wavelength of about 10⁻³⁴ m. Slow and light particles have the longest waves. The formula with mass times speed is for speeds well below that of light; fast electrons need the relativistic momentum, which makes the wavelength shorter.",
    mistakes: [
      "Entering the mass in atomic mass units as kilograms.",
      "Using it for photons. They have no mass; their momentum is the Planck constant divided by the wavelength.",
    ],
    values: [
      { of: "Electron mass", value: "9.109 383 7139 × 10⁻³¹ kg", source: ["CODATA22", "electron mass"] },
      { of: "Proton mass", value: "1.672 621 925 95 × 10⁻²⁷ kg", source: ["CODATA22", "proton mass"] },
      { of: "Neutron mass", value: "1.674 927 500 56 × 10⁻²⁷ kg", source: ["CODATA22", "neutron mass"] },
    ],
    example: {
      text: "A neutron of 1.675 × 10⁻²⁷ kg in a reactor moves at 2,200 m/s. Its wavelength is 0.18 nm, about the distance between atoms in a crystal.",
      values: "m = 1.675e-27 kg; v = 2200 m/s",
      answer: "0.18 nm",
    },
  },
};
