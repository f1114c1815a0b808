import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
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
]);
