import { defineConverter } from "../../units/define-converter.ts";
import pairs from "./wavelength-frequency.pairs.ts";

export default defineConverter({
  slug: "wavelength-frequency",
  category: "optics-astronomy-photometry",
  name: "Wavelength ↔ Frequency Converter",
  description: "Convert wavelength, frequency, wavenumber and photon energy of light and radio waves.",
  base: { name: "hertz", symbol: "Hz" },
  baseFactor: "Hz",
  defaultPair: ["nanometer", "terahertz"],
  commonUnits: ["nanometer", "micrometer", "centimeter", "meter", "terahertz", "gigahertz", "megahertz", "electronvolt", "inverse-centimeter"],
  pairs,
  commonValues: {
    nanometer: { example: "550", tables: [{ values: ["254", "365", "400", "450", "488", "500", "532", "550", "589", "600", "633", "650", "700", "780", "850", "1064", "1310", "1550"] }] },
    megahertz: { example: "100", tables: [{ values: ["1.8", "3.5", "7", "10", "14", "21", "27", "28", "50", "88", "100", "108", "144", "433", "868", "915"] }] },
    gigahertz: { example: "2.4", tables: [{ values: ["0.9", "1", "1.575", "2.4", "3.5", "5", "5.8", "6", "10", "12", "24", "28", "35", "60", "77", "94"] }] },
    "inverse-centimeter": { example: "1700" },
  },
  parameters: [
    {
      id: "refractive-index",
      label: "Refractive index",
      unit: "",
      default: 1,
      min: 1,
      max: 10,
      hint: "Of the medium in which the wavelength is measured; frequency and photon energy stay the same in every medium.",
      presets: [
        { label: "Vacuum", value: 1 },
        { label: "Air (15 °C, 589 nm)", value: 1.000277 },
        { label: "Water (20 °C, 589 nm)", value: 1.333 },
        { label: "Fused silica (589 nm)", value: 1.4585 },
        { label: "Crown glass BK7 (589 nm)", value: 1.5167 },
        { label: "Diamond (589 nm)", value: 2.417 },
      ],
    },
  ],
  bounds: { min: "0", message: "A frequency, wavelength or photon energy cannot be negative." },
  notes: [
    "Frequency f and photon energy E = h f stay the same in every medium; the wavelength is c ÷ (n f) with the refractive index n set above, 1 for vacuum.",
    "Wavenumbers in cm⁻¹ are vacuum wavenumbers, f ÷ c, whatever the refractive index.",
    "All factors are exact: c, h, e, k and the Avogadro constant define the SI. Kilocalories are thermochemical.",
    "The refractive index itself depends on the wavelength; the presets are for yellow light at 589 nm.",
  ],
  groups: [
    {
      name: "Frequency",
      source: "SI9 Table 4",
      units: ["petahertz", "terahertz", "gigahertz", "megahertz", "kilohertz", "hertz"],
    },
    {
      name: "Photon energy (× 1/h)",
      source: "SI9 Table 1 (h, e, k, N_A); SP811 B.8 (thermochemical calorie)",
      units: [
        { unit: "megaelectronvolt", factor: "MeV/planck" },
        { unit: "kiloelectronvolt", factor: "keV/planck" },
        { unit: "electronvolt", factor: "eV/planck" },
        { unit: "millielectronvolt", factor: "meV/planck" },
        { id: "microelectronvolt", name: "Microelectronvolt", symbol: "µeV", factor: "µeV/planck" },
        { unit: "joule", factor: "J/planck" },
        { id: "kilojoule-per-mole", name: "Kilojoule per mole", symbol: "kJ/mol", factor: "kJ/mol/(avogadro planck)" },
        { id: "kilocalorie-per-mole", name: "Kilocalorie (th) per mole", symbol: "kcal/mol", factor: "1000 calTh/mol/(avogadro planck)" },
        { unit: "kelvin", name: "Kelvin (hf = kT)", factor: "boltzmann K/planck" },
      ],
    },
    {
      name: "Wavenumber (× c)",
      source: "SI9 Table 1; SP811 B.8",
      units: [
        { id: "inverse-meter", name: "Inverse meter", symbol: "m⁻¹", factor: "c/m", aliases: ["1/m", "reciprocal meter", "per meter"] },
        { unit: "inverse-centimeter", name: "Inverse centimeter (kayser)", factor: "c/cm" },
      ],
    },
    {
      name: "Wavelength (reciprocal)",
      source: "ISO 80000-7; SI9 Table 1; HB44 App. C",
      units: [
        { unit: "meter", name: "Wavelength, m", plural: "meters", law: { kind: "reciprocal", numerator: "c/m", scaledBy: { "refractive-index": -1 } } },
        { unit: "kilometer", name: "Wavelength, km", plural: "kilometers", law: { kind: "reciprocal", numerator: "c/km", scaledBy: { "refractive-index": -1 } } },
        { unit: "centimeter", name: "Wavelength, cm", plural: "centimeters", law: { kind: "reciprocal", numerator: "c/cm", scaledBy: { "refractive-index": -1 } } },
        { unit: "millimeter", name: "Wavelength, mm", plural: "millimeters", law: { kind: "reciprocal", numerator: "c/mm", scaledBy: { "refractive-index": -1 } } },
        { unit: "micrometer", name: "Wavelength, µm", plural: "micrometers", law: { kind: "reciprocal", numerator: "c/µm", scaledBy: { "refractive-index": -1 } }, aliases: ["micron", "microns"] },
        { unit: "nanometer", name: "Wavelength, nm", plural: "nanometers", law: { kind: "reciprocal", numerator: "c/nm", scaledBy: { "refractive-index": -1 } } },
        { unit: "picometer", name: "Wavelength, pm", plural: "picometers", law: { kind: "reciprocal", numerator: "c/pm", scaledBy: { "refractive-index": -1 } } },
        { unit: "angstrom", name: "Wavelength, Å", plural: "angstroms", law: { kind: "reciprocal", numerator: "c/angstrom", scaledBy: { "refractive-index": -1 } } },
        { unit: "inch", name: "Wavelength, in", plural: "inches", law: { kind: "reciprocal", numerator: "c/in", scaledBy: { "refractive-index": -1 } } },
        { unit: "foot", name: "Wavelength, ft", plural: "feet", law: { kind: "reciprocal", numerator: "c/ft", scaledBy: { "refractive-index": -1 } } },
      ],
    },
  ],
  faq: [
    {
      pairs: ["nanometers-to-terahertz"],
      q: "How do I convert nanometers to terahertz?",
      a: "Divide 299,792 by the wavelength in nanometers (in vacuum). Green laser light at 532 nm is 563.5 THz. The relation is reciprocal: half the wavelength is twice the frequency.",
    },
    {
      pairs: ["nanometers-to-electronvolts"],
      q: "How do I convert nanometers to electronvolts?",
      a: "Divide 1,240 by the wavelength in nanometers. At 550 nm a photon has 2.254 eV; at 124 nm it has very nearly 10 eV. The same number turns electronvolts back into nanometers.",
    },
    {
      pairs: ["megahertz-to-meters"],
      q: "How do I convert MHz to wavelength in meters?",
      a: "Divide 299.8 by the frequency in megahertz. An FM station at 100 MHz has a wavelength of 2.998 m, and 2.4 GHz Wi-Fi one of 12.49 cm. Antennas are often half or a quarter of that, slightly shortened.",
    },
    {
      pairs: ["inverse-centimeter-to-nanometers"],
      q: "What does cm⁻¹ mean and how do I convert it to nm?",
      a: "It is the wavenumber, the number of waves per centimeter in vacuum. Divide 10,000,000 by it for nanometers: 1,000 cm⁻¹ is 10,000 nm or 10 µm. As energy, 8,066 cm⁻¹ is 1 eV.",
    },
    {
      q: "Does the frequency of light change in glass or water?",
      a: "No, only speed and wavelength change, both by the factor 1/n. Light at 532 nm in vacuum has a wavelength of 399.1 nm in water (n = 1.333), yet the same 563.5 THz and the same photon energy. Spectroscopists therefore quote vacuum values unless they say “in air”.",
    },
    {
      q: "How do I convert photon energy to kJ/mol?",
      a: "One electronvolt per photon is 96.49 kJ per mole of photons. Light at 254 nm, as in germicidal lamps, carries 471.0 kJ/mol, more than a carbon–carbon single bond of about 350 kJ/mol.",
    },
  ],
  keywords: ["λ", "wavelength to frequency", "nm to eV", "nm to THz", "photon energy", "wavenumber", "radio wavelength"],
  related: ["optical-power", "light-year", "illuminance"],
});
