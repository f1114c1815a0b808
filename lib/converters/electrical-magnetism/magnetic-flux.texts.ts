import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "One weber is 10⁸ maxwells; the maxwell is also called a line of force.",
    "A unit pole emits 4π maxwells; a Kapp line is 6,000 maxwells.",
    "The magnetic flux quantum h/(2e) has been exact since the 2019 revision of the SI.",
  ],
  pairs: [
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
  ],
  faq: [
    {
      pairs: ["webers-to-maxwells", "maxwells-to-webers"],
      q: "How do I convert webers to maxwells?",
      a: "Multiply by 100,000,000: 1 Wb is 10⁸ Mx, and 1 mWb is 100,000 Mx. The maxwell is the flux of one gauss through one square centimeter.",
    },
    {
      q: "What is the difference between weber and tesla?",
      a: "The weber is flux, the total through an area; the tesla is flux density, the amount per square meter. A 1.5 T field through 20 cm² is a flux of 0.003 Wb, because 20 cm² is 0.002 m². For densities, use the Magnetic Flux Density Converter.",
    },
    {
      pairs: ["webers-to-volt-seconds"],
      q: "Is a volt-second the same as a weber?",
      a: "Yes, exactly. By Faraday’s law of induction, one weber that falls steadily to zero in one second induces one volt in a single turn. Transformer designers therefore speak of volt-seconds: 12 V for 10 µs is 120 µV·s, which is 120 µWb.",
    },
    {
      exact: true,
      q: "How large is the magnetic flux quantum?",
      a: "h/(2e) = 2.067833848 × 10⁻¹⁵ Wb, the unit in which flux through a superconducting ring is quantized. One maxwell is about 4.84 million flux quanta. Its value is exact, because the Planck constant and the elementary charge define the SI.",
    },
    {
      q: "What are lines, kilolines and megalines?",
      a: "American names for CGS flux: one line is 1 Mx, a kiloline 1,000 Mx and a megaline 1,000,000 Mx or 0.01 Wb. Machine designers combine them with inches, as in lines per square inch for flux density.",
    },
  ],
});
