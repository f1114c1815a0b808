import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "Saybolt seconds are the time an oil sample takes to flow out of a cup, so they are not a multiple of mm²/s: the equations of ASTM D2161 are used, and solved numerically in reverse.",
    "They apply from about 32 SUS (1.81 mm²/s at 100 °F, 1.77 mm²/s at 210 °F) and 25 SFS (48 mm²/s at 122 °F, 50 mm²/s at 210 °F) upward. Both viscosities are at the same temperature.",
    "The tables in the standard give rounded seconds and use 4.632 and 4.664 above 500 mm²/s; the equation with 4.6324 is used here.",
    "For dynamic viscosity, multiply by the density: µ = ν × ρ.",
  ],
  pairs: [
    {
      slug: "centistokes-to-square-millimeters-per-second",
      from: "centistokes",
      to: "square-millimeter-per-second",
      about: "Oil data sheets print cSt, ISO and ASTM standards mm²/s. The number is the same; only the name of the unit changes.",
      familiar: [
        ["1", "water at 20 °C"],
        ["32", "hydraulic oil ISO VG 32 at 40 °C"],
        ["100", "engine oil SAE 30 at 40 °C, about"],
        ["220", "gear oil ISO VG 220 at 40 °C"],
      ],
      faq: [
        {
          q: "Is 1 cSt the same as 1 mm²/s?",
          a: "Yes: 1 cSt is 1 mm²/s. The stokes, named after George Stokes, is an older unit of the CGS system.",
        },
        {
          q: "What ISO grade is an oil of 46 mm²/s, or cSt, at 40 °C?",
          a: "46 mm²/s is 46 cSt, the middle of grade ISO VG 46. Each grade allows ten percent to either side.",
        },
      ],
    },
    {
      slug: "centistokes-to-square-meters-per-second",
      from: "centistokes",
      to: "square-meter-per-second",
      about: "For a Reynolds number in SI, the centistokes of an oil’s data sheet must become square meters per second.",
      familiar: [
        ["1", "water at 20 °C"],
        ["15", "air at 20 °C"],
        ["46", "hydraulic oil ISO VG 46 at 40 °C"],
      ],
      faq: [
        {
          q: "How many m²/s is an oil of 46 cSt?",
          a: "46 cSt is 0.000046 m²/s. At 1 m/s in a pipe of 25 mm, its Reynolds number is about 543, well in the laminar range.",
        },
        {
          q: "What is 0.00001 m²/s in cSt?",
          a: "0.00001 m²/s is 10 cSt: ten times the kinematic viscosity of water, the value of a thin spindle oil at 40 °C.",
        },
      ],
    },
    {
      slug: "square-meters-per-second-to-centistokes",
      from: "square-meter-per-second",
      to: "centistokes",
      about: "Fluid-property tables and software list kinematic viscosity in square meters per second; makers of pumps, valves and burners state limits in centistokes.",
      familiar: [
        ["0.000001", "water at 20 °C"],
        ["0.000015", "air at 20 °C"],
        ["0.000046", "hydraulic oil ISO VG 46 at 40 °C"],
        ["0.0011", "glycerin at 20 °C, about"],
      ],
      faq: [
        {
          q: "How many cSt is 0.00002 m²/s?",
          a: "0.00002 m²/s is 20 cSt. Oil burners need fuel at about this value or below it, so heavy oil is preheated.",
        },
        {
          q: "What is 100 cSt in m²/s?",
          a: "100 cSt is 0.0001 m²/s, the value of a hydraulic oil ISO VG 100 at 40 °C.",
        },
      ],
    },
    {
      slug: "saybolt-universal-100f-to-centistokes",
      from: "saybolt-universal-100f",
      to: "centistokes",
      about: "The Saybolt cup timed how long 60 mL of oil took to run out. Pumps, valves and older US machines still name oils by these seconds; new data sheets give centistokes.",
      familiar: [
        ["150", "hydraulic oil ISO VG 32, about"],
        ["215", "hydraulic oil ISO VG 46, about"],
        ["315", "hydraulic oil ISO VG 68, about"],
        ["465", "ISO VG 100 oil, about"],
      ],
      faq: [
        {
          q: "Which ISO grade is a 150 SUS oil in centistokes?",
          a: "150 SUS is 31.89 cSt at 100 °F. Grades are set at 40 °C, slightly warmer, so the closest is ISO VG 32.",
        },
        {
          q: "How many SUS is 46 cSt at 100 °F?",
          a: "46 cSt is 214.2 SUS, which makers round to 215. Above about 70 cSt, the seconds are nearly proportional to the viscosity.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["saybolt-universal-100f-to-centistokes"],
      q: "How do I convert SUS to centistokes?",
      a: "Use the ASTM D2161 curve, as this tool does: 100 SUS at 100 °F is 20.52 cSt and 150 SUS is 31.89 cSt. Above about 75 cSt the relation is practically linear, and dividing by 4.632 (100 °F) or 4.664 (210 °F) is enough.",
    },
    {
      pairs: ["centistokes-to-square-millimeters-per-second"],
      q: "Is a centistokes the same as mm²/s?",
      a: "Yes, exactly: 1 cSt = 1 mm²/s = 10⁻⁶ m²/s. An ISO VG 46 oil is 46 cSt, or 46 mm²/s, at 40 °C. Lubricant standards now use mm²/s; older data sheets use cSt.",
    },
    {
      pairs: ["centistokes-to-square-meters-per-second", "square-meters-per-second-to-centistokes"],
      q: "How do I convert cSt to m²/s?",
      a: "Multiply by 10⁻⁶. Water at 20 °C is about 1.0034 cSt, which is 1.0034 × 10⁻⁶ m²/s. Going the other way, 1 m²/s is 1,000,000 cSt or 10,000 St.",
    },
    {
      q: "Why is the temperature part of the Saybolt unit?",
      a: "ASTM D2161 adds 0.0061% per °F above 100 °F, so oil of the same kinematic viscosity takes slightly longer to flow when hot: 10 cSt is 58.84 SUS at 100 °F and 59.23 SUS at 210 °F. Choosing the unit does not account for the oil itself, which thins considerably when heated.",
    },
    {
      q: "What is the difference between SUS and SFS?",
      a: "Both time the flow of 60 mL of oil, but the Furol orifice is wider and is used for heavy fuel and road oils. 100 SFS at 122 °F is 211.18 cSt, which would take about 978 SUS. Furol values are used above about 50 cSt.",
    },
    {
      q: "How do I convert kinematic to dynamic viscosity?",
      a: "Multiply by the density: cSt × g/cm³ = cP. An oil at 46 cSt and 0.87 g/cm³ is 40.0 cP, or 0.040 Pa·s. In SI units, m²/s × kg/m³ gives Pa·s directly.",
    },
  ],
});
