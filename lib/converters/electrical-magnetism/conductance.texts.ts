import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Ohms and kilohms appear here as resistances: conductance is their reciprocal, so zero has no counterpart.",
    "The mho is an older name for the siemens.",
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
  ],
  pairs: [
    {
      slug: "millisiemens-to-siemens",
      from: "millisiemens",
      to: "siemens",
      about: "Transistors and vacuum tubes have a transconductance in millisiemens; circuit equations want siemens.",
      familiar: [
        ["1", "a resistor of one kilohm"],
        ["1.6", "a 12AX7 tube"],
        ["20", "a resistor of 50 ohms"],
        ["200", "a resistor of five ohms"],
      ],
      faq: [
        {
          q: "How many siemens is 20 mS?",
          a: "20 mS is 0.02 S, the conductance of a 50-ohm resistor.",
        },
      ],
    },
    {
      slug: "microsiemens-to-millisiemens",
      from: "microsiemens",
      to: "millisiemens",
      about: "Skin conductance and small leakage paths are measured in microsiemens.",
      familiar: [
        ["2", "relaxed skin"],
        ["10", "excited skin"],
        ["100", "a resistor of ten kilohms"],
        ["1000", "a resistor of one kilohm"],
      ],
      faq: [
        {
          q: "How many millisiemens is 250 µS?",
          a: "250 µS is 0.25 mS, a resistor of 4 kΩ. For water quality, use conductivity in µS/cm instead.",
        },
        {
          q: "Which conducts better, 1 mS or 100 µS?",
          a: "One millisiemens: it is 1,000 µS, ten times 100 µS.",
        },
      ],
    },
    {
      slug: "siemens-to-mhos",
      from: "siemens",
      to: "mho",
      about: "The mho, ohm spelled backward, is the old name of the siemens. Tube data sheets and older American power-system texts still print it.",
      familiar: [
        ["0.001", "a resistor of one kilohm"],
        ["0.02", "a resistor of 50 ohms"],
        ["0.5", "a resistor of two ohms"],
        ["10", "a short thick wire"],
      ],
      faq: [
        {
          q: "How many mhos is a conductance of 0.02 siemens?",
          a: "0.02 S is 0.02 mho, the conductance of a 50-ohm resistor. Only the name and symbol changed.",
        },
        {
          q: "How many siemens is a tube’s 5,000 micromhos, or 0.005 mhos?",
          a: "0.005 mho is 0.005 S, five millisiemens: the plate current changes by five milliamperes for each volt on the grid.",
        },
      ],
    },
    {
      slug: "siemens-to-ohms",
      from: "siemens",
      to: "ohm",
      about: "Conductance is the reciprocal of resistance: what conducts twice as well resists half as much.",
      rule: "1 ÷",
      familiar: [
        ["0.001", "a resistor of one kilohm"],
        ["0.02", "a resistor of 50 ohms"],
        ["0.5", "a resistor of two ohms"],
        ["20", "a heavy cable"],
      ],
      faq: [
        {
          q: "How many ohms is 0.02 siemens?",
          a: "0.02 S is 50 Ω. Parallel branches are easier in siemens, because their conductances add.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["siemens-to-ohms"],
      q: "How do I convert siemens to ohms?",
      a: "Divide 1 by the value: 0.25 S is 4 Ω and 2 mS, which is 0.002 S, is 500 Ω. The same rule works backward: 470 Ω has a conductance of 0.002128 S, or about 2.128 mS.",
    },
    {
      pairs: ["siemens-to-mhos"],
      q: "Is a mho the same as a siemens?",
      a: "Yes, exactly. Mho is ohm spelled backward, with the symbol ℧, an upside-down Ω. The SI adopted the name siemens, symbol S, in 1971. The transconductance of vacuum tubes is still quoted in micromhos: 5,000 µmho is 5 mS.",
    },
    {
      pairs: ["millisiemens-to-siemens"],
      q: "How do I convert millisiemens to siemens?",
      a: "Divide by 1,000: 250 mS is 0.25 S. Millisiemens to microsiemens is another factor of 1,000: 1 mS is 1,000 µS. Watch the case: lowercase s is the second.",
    },
    {
      q: "Is µS the unit of water conductivity?",
      a: "Not quite. Water testers show µS/cm, a conductance per length that is a property of the liquid rather than of one cell. Use the Electrical Conductivity Converter for µS/cm, mS/cm and S/m; here µS is the conductance of one component.",
    },
    {
      exact: true,
      q: "What is the conductance quantum?",
      a: "The conductance of one open quantum channel, 2e²/h = 7.748091730 × 10⁻⁵ S, about 77.48 µS. Its reciprocal is 12,906.40373 Ω. It has been exact since the elementary charge and the Planck constant were fixed in 2019.",
    },
  ],
});
