import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The statfarad is the capacitance of a sphere with a radius of one centimeter in vacuum, so old texts write it as 1 cm.",
    "The jar, once used by the Royal Navy, is 1,000 statfarads, about 1.1 nF.",
  ],
  pairs: [
    {
      slug: "microfarads-to-nanofarads",
      from: "microfarad",
      to: "nanofarad",
      about: "Old schematics write 0.1 µF where a newer one says 100 nF; it is the same part.",
      familiar: [
        ["0.001", "a ceramic disc marked 102"],
        ["0.1", "a bypass capacitor next to a chip"],
        ["1", "a coupling capacitor"],
        ["47", "an electrolytic in a small power supply"],
      ],
      faq: [
        {
          q: "Is 0.047 µF the same as 47 nF?",
          a: "Yes: 0.047 µF is 47 nF, marked 473 on the part.",
        },
      ],
    },
    {
      slug: "nanofarads-to-picofarads",
      from: "nanofarad",
      to: "picofarad",
      about: "The three-digit code on a small capacitor counts picofarads; schematics often give nanofarads.",
      familiar: [
        ["0.022", "a crystal’s load capacitor"],
        ["1", "the code 102"],
        ["10", "the code 103"],
        ["100", "the code 104"],
      ],
      faq: [
        {
          q: "How many pF is 2.2 nF?",
          a: "2.2 nF is 2,200 pF, printed as 222: two digits and two zeros.",
        },
        {
          q: "Why do capacitor codes count picofarads rather than nanofarads?",
          a: "Then even the smallest parts need no decimals. Code 104 means 10 and four zeros, 100,000 pF, which is 100 nF.",
        },
      ],
    },
    {
      slug: "picofarads-to-microfarads",
      from: "picofarad",
      to: "microfarad",
      about: "The code on a ceramic part gives picofarads; many American parts lists give microfarads.",
      familiar: [
        ["22", "a crystal’s load capacitor"],
        ["1000", "the code 102"],
        ["100000", "the code 104"],
        ["220000", "the code 224"],
      ],
      faq: [
        {
          q: "How many µF is 220,000 pF?",
          a: "220,000 pF is 0.22 µF. Move the decimal point six places.",
        },
        {
          q: "Which is larger, 47,000 pF or 0.1 µF?",
          a: "0.1 µF, which is 100,000 pF; 47,000 pF is 0.047 µF.",
        },
      ],
    },
    {
      slug: "nanofarads-to-microfarads",
      from: "nanofarad",
      to: "microfarad",
      about: "Many catalogs list film capacitors in microfarads, while schematics give nanofarads.",
      familiar: [
        ["10", "a capacitor in a guitar’s or radio’s tone control, about"],
        ["100", "a bypass capacitor next to a chip"],
        ["470", "a filter capacitor across the power line, often"],
        ["2200", "a crossover capacitor for a tweeter"],
      ],
      faq: [
        {
          q: "How many µF is 470 nF?",
          a: "470 nF is 0.47 µF, which shops print as 0.47 µF or 0.47 uF.",
        },
        {
          q: "Is 1,000 nF equal to 1 µF?",
          a: "Yes: 1,000 nF is 1 µF. The step from pico to nano to micro is a thousand each time.",
        },
      ],
    },
    {
      slug: "microfarads-to-farads",
      from: "microfarad",
      to: "farad",
      about: "Formulas need farads, but parts are rated in microfarads; only supercapacitors reach whole farads.",
      familiar: [
        ["0.1", "a bypass capacitor next to a chip"],
        ["35", "the run capacitor of an air conditioner, often"],
        ["1000", "a filter capacitor in a power supply"],
        ["1000000", "a supercapacitor"],
      ],
      faq: [
        {
          q: "How many farads is a 35 µF run capacitor?",
          a: "35 µF is 0.000035 F. A replacement needs the same capacitance and at least the same voltage rating.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["microfarads-to-nanofarads"],
      q: "How do I convert microfarads to nanofarads?",
      a: "Multiply by 1,000: 0.1 µF is 100 nF and 4.7 µF is 4,700 nF. Nanofarads to picofarads is another factor of 1,000, so 0.1 µF is also 100,000 pF.",
    },
    {
      q: "What does the code 104 on a capacitor mean?",
      a: "Two digits and the number of zeros to add, in picofarads: 104 is 10 followed by four zeros, or 100,000 pF, which is 100 nF or 0.1 µF. Likewise, 223 is 22,000 pF or 22 nF, and 471 is 470 pF.",
    },
    {
      q: "Does mF mean millifarad or microfarad?",
      a: "In the SI, mF is the millifarad, a thousandth of a farad. Old American parts and diagrams, however, wrote MFD, mfd or mF for microfarad and MMFD or µµF for picofarad. A motor capacitor marked 35 MFD is 35 µF. Here, mfd is read as microfarad.",
    },
    {
      pairs: ["microfarads-to-farads"],
      q: "How many farads is a microfarad?",
      a: "One millionth: 1 µF is 0.000001 F. A farad is huge for an ordinary part, but supercapacitors go far beyond it: 3,000 F at 2.7 V stores ½ C V² = 10,935 J, about 3 Wh.",
    },
    {
      q: "Why do some old radios give capacitance in centimeters?",
      a: "They use the CGS electrostatic unit, the statfarad: a sphere’s capacitance in statfarads equals its radius in centimeters. One centimeter is 1.113 pF, so a capacitor marked 500 cm is 556.3 pF.",
    },
  ],
});
