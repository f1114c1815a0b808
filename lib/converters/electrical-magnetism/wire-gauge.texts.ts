import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "All sizes are for a solid round conductor: area = π/4 × diameter². A stranded wire of the same gauge has the same metal area but is thicker overall.",
    "AWG follows 0.127 mm × 92^((36 − n)/39), with 1/0 to 4/0 counted as 0 to −3. ASTM B258 prints the diameters rounded, so tables may differ in the fourth digit.",
    "A size that is not a standard AWG is given as a decimal gauge number, with the nearest standard gauge next to it.",
    "SWG is a table: for a diameter that is not listed, the nearest size is given, with the difference.",
    "The mm² sizes of metric cables (IEC 60228) are nominal and set by resistance, not by measured area.",
  ],
  pairs: [
    {
      slug: "awg-to-square-millimeters",
      from: "awg",
      to: "square-millimeter",
      lead: "AWG {12} has {=12} mm², AWG {14} has {=14} mm²: each three gauges halve the area.",
      about: "The American gauge counts drawing steps, so a higher number is a thinner wire, and three steps halve the area. Metric cable is ordered by cross-section.",
      familiar: [
        ["18", "a lamp cord"],
        ["14", "a 15-amp circuit"],
        ["12", "a 20-amp circuit"],
        ["6", "a 50-amp range"],
      ],
      faq: [
        {
          q: "What is AWG 10 in mm²?",
          a: "AWG 10 has 5.261 mm². Metric cable has no such size: choose 6 mm² to be safe.",
        },
        {
          q: "Which wire in mm² replaces AWG 12 of a 20-amp circuit?",
          a: "AWG 12 is 3.309 mm², so the next size abroad is four square millimeters. The codes rate the two by different tables.",
        },
        {
          q: "How many mm² is AWG 14?",
          a: "AWG 14 is 2.081 mm². The wire of European outlets, at two and a half square millimeters, is a bit thicker.",
        },
      ],
    },
    {
      slug: "square-millimeters-to-awg",
      from: "square-millimeter",
      to: "awg",
      lead: "{2.5} mm² is nearest to AWG {=2.5}, {1.5} mm² to AWG {=1.5}. Never choose the thinner wire.",
      about: "European cables come in steps of 1.5, 2.5, 4 and 6 mm², which fall between American gauges.",
      familiar: [
        ["0.75", "a lamp cord"],
        ["1.5", "a lighting circuit in Europe"],
        ["2.5", "an outlet circuit in Europe"],
        ["6", "an electric range in Europe"],
      ],
      faq: [
        {
          q: "Which AWG is 4 mm²?",
          a: "It lies between AWG 12, which has 3.31 mm², and AWG 11 with 4.17 mm². Take the gauge with at least as much copper.",
        },
      ],
    },
    {
      slug: "awg-to-millimeters",
      from: "awg",
      to: "millimeter",
      lead: "AWG {12} is {=12} mm thick, AWG {24} is {=24} mm: six gauges halve the diameter.",
      about: "This is the diameter of the bare solid conductor, without insulation, for coils, crimps and connectors.",
      familiar: [
        ["24", "network cable"],
        ["18", "a thermostat wire"],
        ["12", "a 20-amp circuit"],
      ],
      faq: [
        {
          q: "How thick is AWG 24 in millimeters?",
          a: "AWG 24 is 0.5106 mm, the usual conductor in network cable. Stranded wire of the same gauge is thicker.",
        },
        {
          q: "Why is AWG 0 thicker than AWG 1 in mm?",
          a: "The number counts how often the wire was drawn thinner. AWG 1 is 7.348 mm, and AWG 0 is 8.251 mm.",
        },
      ],
    },
    {
      slug: "awg-to-inches",
      from: "awg",
      to: "inch",
      lead: "AWG {12} is {=12} in thick, AWG {24} is {=24} in: six gauges halve the diameter.",
      about: "American drawings, gauges and dies give wire diameters in thousandths of an inch.",
      familiar: [
        ["30", "wire-wrap wire"],
        ["22", "an alarm cable"],
        ["12", "a 20-amp circuit"],
        ["1", "a battery cable"],
      ],
      faq: [
        {
          q: "How many inches is AWG 14?",
          a: "AWG 14 is 0.06408 in, or 64 mils. Squared, mils are the circular mils of the wire tables.",
        },
        {
          q: "What is the AWG of a wire 0.05 inches thick?",
          a: "AWG 16 comes closest: it is 0.05082 in. Measure the bare metal, not the insulation.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["awg-to-square-millimeters"],
      q: "How do I convert AWG to mm²?",
      a: "A = 0.012668 mm² × 92^((36 − n)/19.5). For 12 AWG this gives 3.309 mm², for 14 AWG 2.081 mm² and for 10 AWG 5.261 mm². Going down three gauge numbers almost exactly doubles the area; going down six doubles the diameter.",
    },
    {
      pairs: ["square-millimeters-to-awg"],
      q: "Which AWG is 2.5 mm²?",
      a: "None exactly: 2.5 mm² corresponds to gauge 13.21, between 14 AWG (2.081 mm²) and 13 AWG (2.624 mm²), which is seldom sold. To replace a 2.5 mm² cable, use 12 AWG with 3.309 mm², since a thinner wire would run hotter. Local electrical codes set the permitted current.",
    },
    {
      q: "What do 1/0, 2/0 and 0000 mean?",
      a: "Sizes thicker than 1 AWG count zeros: 0 is 1/0, 00 is 2/0, 000 is 3/0 and 0000 is 4/0, said as “four aught”. In the formula they are 0, −1, −2 and −3. The thickest, 4/0, measures exactly 0.46 in or 11.684 mm across.",
    },
    {
      q: "What comes after 4/0 AWG?",
      a: "Sizes in kcmil, thousands of circular mils, formerly written MCM: 250, 300, 350, 500 kcmil and so on. A 4/0 conductor has 211.6 kcmil. A circular mil is the area of a circle one mil (0.001 in) across, so 500 kcmil is 253.4 mm².",
    },
    {
      q: "Is SWG the same as AWG?",
      a: "No. British Standard Wire Gauge is its own table in mils. SWG 14 is 80 mil or 2.032 mm, close to 12 AWG, while 14 AWG is only 1.628 mm. Confusing the two gives a conductor with about a third less metal or half again as much.",
    },
    {
      pairs: ["awg-to-millimeters"],
      q: "How do I convert wire diameter to gauge?",
      a: "n = 36 − 39 × log(d / 0.127 mm) ÷ log 92 for AWG. A 1 mm wire gives 18.20, so the nearest gauge is 18 AWG at 1.024 mm. Measure the bare metal of a solid wire; insulation or gaps between strands would spoil the result.",
    },
  ],
});
