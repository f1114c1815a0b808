import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Frequency f and photon energy E = h f stay the same in every medium; the wavelength is c ÷ (n f) with the refractive index n set above, 1 for vacuum.",
    "Wavenumbers in cm⁻¹ are vacuum wavenumbers, f ÷ c, whatever the refractive index.",
    "All factors are exact: c, h, e, k and the Avogadro constant define the SI. Kilocalories are thermochemical.",
    "The refractive index itself depends on the wavelength; the presets are for yellow light at 589 nm.",
  ],
  pairs: [
    {
      slug: "nanometers-to-terahertz",
      from: "nanometer",
      to: "terahertz",
      about: "Lasers and fibers are labeled by wavelength, but the channels of optical networks are spaced evenly in frequency. From red to violet, visible light spans a little less than an octave.",
      rule: "300000 ÷",
      familiar: [
        ["400", "violet, the edge of sight"],
        ["532", "a green laser pointer"],
        ["650", "a red laser pointer"],
        ["850", "short links of multimode fiber"],
        ["1550", "long links of single-mode fiber"],
      ],
      faq: [
        {
          q: "What is the telecom wavelength of 1,550 nm in THz?",
          a: "1,550 nm is 193.4 THz. One nanometer less, 1,549 nm, is 193.5 THz.",
        },
        {
          q: "Which has the higher frequency in THz, light of 400 nm or of 700 nm?",
          a: "The shorter wave: 400 nm is 749.5 THz, violet, and 700 nm is 428.3 THz, deep red. Ultraviolet has higher frequencies, infrared lower ones.",
        },
      ],
    },
    {
      slug: "nanometers-to-electronvolts",
      from: "nanometer",
      to: "electronvolt",
      about: "Spectra are recorded by wavelength, but the energy of a photon decides whether it can break a bond, free an electron or cross a band gap.",
      rule: "1240 ÷",
      familiar: [
        ["13.5", "lithography of the newest chips"],
        ["121.6", "hydrogen’s Lyman-alpha line"],
        ["254", "a germicidal lamp"],
        ["405", "a Blu-ray laser"],
        ["1107", "the edge of silicon’s absorption"],
      ],
      faq: [
        {
          q: "What photon energy in eV has a germicidal lamp of 254 nm?",
          a: "254 nm is 4.881 eV, enough to damage DNA: that kills germs, and it harms skin and eyes. Visible red at 650 nm has 1.907 eV.",
        },
        {
          q: "Up to how many nm does a solar cell absorb with a band gap of 1.12 eV?",
          a: "1.12 eV is 1,107 nm, in the near infrared. Longer waves pass through silicon without freeing an electron.",
        },
      ],
    },
    {
      slug: "megahertz-to-meters",
      from: "megahertz",
      to: "meter",
      about: "Amateur bands are named by wavelength, but radios are tuned by frequency. A half-wave dipole is half the wavelength, less about five percent.",
      rule: "300 ÷",
      familiar: [
        ["1", "a station near the middle of the AM band"],
        ["7.1", "the 40-meter amateur band"],
        ["13.56", "NFC and contactless cards"],
        ["27", "citizens band, about"],
        ["100", "an FM station"],
        ["146", "the 2-meter amateur band"],
      ],
      faq: [
        {
          q: "How long is a wave of 7.1 MHz in meters?",
          a: "7.1 MHz is 42.22 m, so a half-wave dipole is about twenty meters long. The names of the bands are rounded.",
        },
        {
          q: "Which MHz belong to the 2-meter band?",
          a: "A wave of 2 m is 149.9 MHz; the band itself lies just below, from 144 MHz, which is 2.082 m, to 148 MHz, 2.026 m, in the US.",
        },
      ],
    },
    {
      slug: "gigahertz-to-centimeters",
      from: "gigahertz",
      to: "centimeter",
      about: "Wi-Fi, radar and satellites are named by frequency; the wavelength decides the size of an antenna and of the holes that keep the waves in.",
      rule: "30 ÷",
      familiar: [
        ["1.42", "the line of cold hydrogen in space"],
        ["1.575", "the GPS L1 signal"],
        ["2.45", "a microwave oven"],
        ["5.8", "Wi-Fi, the 5 GHz band"],
        ["12", "satellite television, about"],
        ["77", "a car’s radar"],
      ],
      faq: [
        {
          q: "What is the wavelength of a microwave oven, 2.45 GHz, in cm?",
          a: "2.45 GHz is 12.24 cm. The holes in the door’s screen are about a hundredth of that, so light comes out and microwaves do not.",
        },
        {
          q: "How long in cm is a quarter-wave antenna for 5.8 GHz?",
          a: "5.8 GHz is 5.169 cm, and a quarter of that is 1.292 cm. For GPS at 1.575 GHz the wave is 19.03 cm.",
        },
      ],
    },
    {
      slug: "inverse-centimeter-to-nanometers",
      from: "inverse-centimeter",
      to: "nanometer",
      about: "Infrared and Raman spectra are plotted in wavenumbers, which are proportional to energy; lamps, lasers and filters are sold by the nanometer.",
      rule: "10000000 ÷",
      familiar: [
        ["667", "the bending of carbon dioxide"],
        ["1700", "a carbonyl group, about"],
        ["2349", "the stretching of carbon dioxide"],
        ["3300", "a hydroxyl group, about"],
        ["9398", "a neodymium laser"],
        ["15803", "a red helium–neon laser"],
      ],
      faq: [
        {
          q: "What wavelength in nm is the carbonyl band at 1,700 cm⁻¹?",
          a: "1,700 cm⁻¹ is 5,882 nm, in the middle infrared. Glass is opaque there, so sample cells have windows of salt.",
        },
        {
          q: "Which cm⁻¹ is carbon dioxide’s greenhouse band at 15,000 nm?",
          a: "15,000 nm is 666.7 cm⁻¹. Its other strong band, at 2,349 cm⁻¹, is 4,257 nm, where gas sensors measure.",
        },
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
});
