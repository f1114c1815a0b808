import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
    "The abhenry of the electromagnetic system was also called the centimeter of inductance; it is exactly one nanohenry.",
  ],
  pairs: [
    {
      slug: "microhenries-to-millihenries",
      from: "microhenry",
      to: "millihenry",
      about: "Chokes of power supplies are in microhenries, audio and power-line filters in millihenries.",
      familiar: [
        ["10", "an inductor in a small switching converter"],
        ["470", "an inductor in a slow buck converter"],
        ["1000", "a small crossover coil"],
        ["4700", "a power-line filter choke"],
      ],
      faq: [
        {
          q: "How many mH is a 470 µH inductor?",
          a: "470 µH is 0.47 mH, marked 471 on the part.",
        },
      ],
    },
    {
      slug: "millihenries-to-henries",
      from: "millihenry",
      to: "henry",
      about: "Resonance formulas take henries; coils and chokes are mostly labeled in millihenries.",
      familiar: [
        ["1", "a crossover coil"],
        ["10", "a power-line filter choke"],
        ["500", "a relay coil"],
        ["2500", "a guitar pickup, about"],
      ],
      faq: [
        {
          q: "How many henries is 10 mH?",
          a: "10 mH is 0.01 H. With 1 µF it resonates near 1.6 kHz.",
        },
        {
          q: "Is a guitar pickup given in henries or millihenries?",
          a: "In henries: single coils have about 2.5 H, which is 2,500 mH.",
        },
      ],
    },
    {
      slug: "millihenries-to-microhenries",
      from: "millihenry",
      to: "microhenry",
      about: "Many catalogs list inductors in microhenries, even those above one millihenry.",
      familiar: [
        ["0.1", "a power inductor"],
        ["0.47", "a buck converter’s choke"],
        ["1", "a crossover coil"],
        ["10", "a power-line filter choke"],
      ],
      faq: [
        {
          q: "How many µH is 0.33 mH?",
          a: "0.33 mH is 330 µH, marked 331 on the part.",
        },
        {
          q: "Is 1 mH more than 680 µH?",
          a: "Yes: 1 mH is 1,000 µH, and 680 µH is 0.68 mH.",
        },
      ],
    },
    {
      slug: "nanohenries-to-microhenries",
      from: "nanohenry",
      to: "microhenry",
      about: "Radio coils and bond wires have nanohenries; many power inductors are listed in microhenries.",
      familiar: [
        ["1", "a millimeter of wire, about"],
        ["10", "a trace of a centimeter on a circuit board, about"],
        ["220", "a coil for FM radio"],
        ["1000", "an inductor in a fast buck converter"],
      ],
      faq: [
        {
          q: "How many µH is 220 nH?",
          a: "220 nH is 0.22 µH. A few turns of wire around a pencil make as much.",
        },
        {
          q: "Why do traces matter in nanohenries but not in microhenries?",
          a: "A centimeter of trace has about 10 nH, or 0.01 µH: nothing at audio frequencies, a few ohms at 100 MHz.",
        },
      ],
    },
  ],
  faq: [
    { pairs: ["microhenries-to-millihenries"], q: "How do I convert microhenries to millihenries?", a: "Divide by 1,000: 470 µH is 0.47 mH. From millihenries to microhenries, multiply by 1,000, so a 2.2 mH choke is 2,200 µH." },
    {
      q: "What do the codes 100, 101 and 4R7 on inductors mean?",
      a: "Usually microhenries, given as two digits and the number of zeros to add: 100 is 10 µH and 101 is 100 µH. R marks the decimal point, so 4R7 is 4.7 µH. Codes with N are in nanohenries: 47N is 47 nH.",
    },
    {
      q: "What is one henry in other units?",
      a: "One weber per ampere, which is the same as one volt-second per ampere or one ohm-second: a current that changes by 1 A per second through 1 H induces 1 V. A nanohenry is roughly the inductance of one millimeter of thin wire.",
    },
    {
      q: "What are the abhenry and the stathenry?",
      a: "The CGS units of inductance. One abhenry, from the electromagnetic system, is 10⁻⁹ H, exactly one nanohenry. One stathenry, from the electrostatic system, is 8.988 × 10¹¹ H.",
    },
    {
      q: "Does mH mean millihenry or megahenry?",
      a: "Lowercase m is milli: 1 mH is 0.001 H. Uppercase MH is the megahenry, which is rare in practice. The µ in µH is often typed as the letter u, and uH is read as microhenry here.",
    },
  ],
});
