import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
