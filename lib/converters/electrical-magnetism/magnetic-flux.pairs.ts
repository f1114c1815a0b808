import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "webers-to-maxwells",
    from: "weber",
    to: "maxwell",
    about: "The weber is SI, the maxwell the flux of the old centimeter system: one gauss through one square centimeter. Old books on motors and magnetic circuits count lines of force; a line was one maxwell.",
    familiar: [
      ["0.001", "a loudspeaker’s magnet"],
      ["0.0015", "a small transformer’s core, at its peak"],
      ["1", "a large generator’s pole"],
    ],
    faq: [
      {
        q: "How many maxwells is 0.001 Wb?",
        a: "0.001 Wb is 100,000 Mx. Old loudspeaker data use the maxwell.",
      },
      {
        q: "How many maxwells does a pole of 0.02 webers carry?",
        a: "0.02 Wb is 2,000,000 Mx, two million lines in the language of old machine designers.",
      },
      {
        q: "How much flux in maxwells and webers passes through a square inch at 10,000 gauss?",
        a: "A square inch has 6.452 cm², so 6.452 × 10,000 = 64,520 Mx. That is 0.0006452 Wb.",
      },
    ],
  },
  {
    slug: "maxwells-to-webers",
    from: "maxwell",
    to: "weber",
    about: "Old American magnet data are in maxwells; modern formulas use webers.",
    familiar: [
      ["1", "one line of force"],
      ["5000", "a small magnet"],
      ["100000", "a loudspeaker’s magnet"],
      ["100000000", "one weber"],
    ],
    faq: [
      {
        q: "How many webers is 5,000 maxwells?",
        a: "5,000 Mx is 0.00005 Wb. Old texts also say lines: a line is a maxwell.",
      },
    ],
  },
  {
    slug: "milliwebers-to-maxwells",
    from: "milliweber",
    to: "maxwell",
    about: "The poles of small motors carry a few milliwebers; old American data give the same flux in maxwells.",
    familiar: [
      ["0.05", "a small magnet"],
      ["1", "a loudspeaker’s magnet"],
      ["1.5", "a small transformer’s core, at its peak"],
    ],
    faq: [
      {
        q: "How many maxwells is 2.5 mWb?",
        a: "2.5 mWb is 250,000 Mx. In kilolines, another old unit, it is a thousandth of that number.",
      },
      {
        q: "Is a milliweber more than 10,000 maxwells?",
        a: "Yes, ten times as much: 1 mWb is 100,000 Mx.",
      },
    ],
  },
  {
    slug: "webers-to-volt-seconds",
    from: "weber",
    to: "volt-second",
    about: "A flux that vanishes in a second induces one volt in a single turn, so the two units are one.",
    familiar: [
      ["0.001", "a magnet pulled out of a coil in a classroom"],
      ["0.0015", "a small transformer’s core, at its peak"],
      ["1", "one volt for one second"],
    ],
    faq: [
      {
        q: "How many volt-seconds is 0.5 Wb?",
        a: "0.5 Wb is 0.5 V·s. A fluxmeter integrates the voltage and reads either unit.",
      },
    ],
  },
]);
