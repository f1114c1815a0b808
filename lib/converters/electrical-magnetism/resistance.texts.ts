import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Siemens and millisiemens are units of conductance, the reciprocal of resistance: twice the conductance is half the resistance, and zero has no counterpart.",
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The von Klitzing constant h/e² has been exact since the 2019 revision of the SI; earlier resistance standards used the conventional 25,812.807 Ω.",
  ],
  pairs: [
    {
      slug: "kilohms-to-ohms",
      from: "kilohm",
      to: "ohm",
      about: "Resistors are labeled 4k7 or 10k, formulas need ohms. The k stands in for the decimal point, which a faint print could lose.",
      familiar: [
        ["1", "a pull-down or LED resistor at 12 V"],
        ["4.7", "a pull-up on a data bus"],
        ["10", "a common pull-up, or a thermistor at 25 °C"],
        ["100", "a potentiometer"],
      ],
      faq: [
        {
          q: "How many ohms is a thermistor of 10 kΩ at 25 °C?",
          a: "10 kΩ is 10,000 Ω. Warmed to 50 °C, a common type falls to 3.6 kΩ, about 3,600 Ω.",
        },
        {
          q: "How many kΩ are LED resistors of 680 Ω and 1,000 Ω for 12 V?",
          a: "680 Ω is 0.68 kΩ and 1,000 Ω is 1 kΩ. With 1 kΩ about ten milliamperes flow, bright enough for an indicator.",
        },
      ],
    },
    {
      slug: "megohms-to-ohms",
      from: "megohm",
      to: "ohm",
      about: "Insulation testers and meter inputs read megohms, millions of ohms.",
      familiar: [
        ["1", "the input of an oscilloscope"],
        ["10", "the input of a multimeter"],
        ["20", "the top of many meters’ range"],
        ["1000", "good insulation"],
      ],
      faq: [
        {
          q: "How many ohms is a 10 MΩ multimeter input?",
          a: "10 MΩ is 10,000,000 Ω. It loads a circuit of 1 MΩ by about a tenth.",
        },
        {
          q: "Is 4.7 MΩ the same as 4,700 kΩ or ohms?",
          a: "It is 4,700 kΩ, that is 4,700,000 Ω. The capital M makes a million, the small m a thousandth.",
        },
      ],
    },
    {
      slug: "ohms-to-kilohms",
      from: "ohm",
      to: "kilohm",
      about: "Catalogs list standard values in kilohms: 2,200 ohms are sold as 2k2 or 2.2k.",
      familiar: [
        ["220", "an LED resistor at 5 V"],
        ["470", "an LED resistor at 12 V"],
        ["2200", "a transistor’s base resistor"],
        ["47000", "an audio input"],
      ],
      faq: [
        {
          q: "How many kilohms is 470 ohms?",
          a: "470 Ω is 0.47 kΩ. The color bands are yellow, violet and brown.",
        },
      ],
    },
    {
      slug: "milliohms-to-ohms",
      from: "milliohm",
      to: "ohm",
      about: "Shunts, contacts, battery cells and cables have resistances of milliohms.",
      familiar: [
        ["1", "a shunt for 100 A"],
        ["20", "a lithium-ion cell, about"],
        ["50", "a new relay contact, about"],
        ["150", "a fresh alkaline AA cell, about"],
      ],
      faq: [
        {
          q: "How many ohms is 50 mΩ?",
          a: "50 mΩ is 0.05 Ω. At 10 A such a contact drops 0.5 V and gives off 5 W.",
        },
        {
          q: "Why is a shunt marked 75 mV and 50 A instead of ohms or milliohms?",
          a: "The meter needs the voltage at full current. For the resistance, divide: 75 ÷ 50 = 1.5, so it has 1.5 mΩ or 0.0015 Ω.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["kilohms-to-ohms", "ohms-to-kilohms"],
      q: "How do I convert kilohms to ohms?",
      a: "Multiply by 1,000: a 4.7 kΩ resistor is 4,700 Ω, and 1 MΩ is 1,000 kΩ. On circuit diagrams the letter often replaces the decimal point, so 4k7 means 4.7 kΩ and 2M2 means 2.2 MΩ.",
    },
    {
      q: "What is the difference between mΩ and MΩ?",
      a: "A factor of a billion. Lowercase m is milli, so 1 mΩ is 0.001 Ω, typical of a shunt or a battery. Uppercase M is mega, so 1 MΩ is 1,000,000 Ω, typical of insulation. This converter keeps the case of the symbol.",
    },
    {
      q: "How do I convert siemens to ohms?",
      a: "Take the reciprocal: R = 1 ÷ G. A conductance of 0.02 S is 50 Ω and 4 mS is 250 Ω. For resistors in parallel, the conductances add up; the resistances do not.",
    },
    {
      exact: true,
      q: "What is the von Klitzing constant?",
      a: "The resistance quantum of the quantum Hall effect, h/e² = 25,812.80746 Ω. It follows from two defining constants of the SI, so its value has no uncertainty. The conductance quantum 2e²/h corresponds to half of it, 12,906 Ω.",
    },
    {
      q: "How large are the abohm and the statohm?",
      a: "They are about 21 orders of magnitude apart. The electromagnetic abohm is 10⁻⁹ Ω, one nanoohm; the electrostatic statohm is 8.988 × 10¹¹ Ω. The ratio of the two is the square of the speed of light in centimeters per second.",
    },
  ],
});
