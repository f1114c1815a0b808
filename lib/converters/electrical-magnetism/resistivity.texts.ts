import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: [
    "An ohm circular-mil per foot is the resistance of a wire one foot long and one mil in diameter; a circular mil is π/4 square mil.",
    "Siemens per meter is listed as a conductivity, the reciprocal of resistivity.",
    "The CGS electromagnetic (ab-) and electrostatic (stat-) units are tied to SI units through the speed of light, 29,979,245,800 cm/s, as tabulated by NIST.",
  ],
  pairs: [
    {
      slug: "ohm-meters-to-ohm-centimeters",
      from: "ohm-meter",
      to: "ohm-centimeter",
      about: "Geologists and corrosion engineers read soil in either unit; a hundred ohm-centimeters are one ohm-meter. Silicon wafers and many American soil tests are specified in ohm-centimeters.",
      familiar: [
        ["0.2", "seawater"],
        ["20", "clay"],
        ["100", "loam"],
        ["1000", "dry sand"],
      ],
      faq: [
        {
          q: "How many Ω·cm is a soil of 50 Ω·m?",
          a: "50 Ω·m is 5,000 Ω·cm. Corrosion tables call soil below 1,000 Ω·cm very aggressive to steel.",
        },
        {
          q: "What is seawater of 0.2 Ω·m in Ω·cm?",
          a: "0.2 Ω·m is 20 Ω·cm, far less than almost any soil.",
        },
        {
          q: "Is sand of 1,000 Ω·m a good ground for a rod designed for 10,000 Ω·cm?",
          a: "No: 1,000 Ω·m is 100,000 Ω·cm, ten times as much. It takes longer rods or several of them.",
        },
      ],
    },
    {
      slug: "ohm-centimeters-to-ohm-meters",
      from: "ohm-centimeter",
      to: "ohm-meter",
      about: "Wafers and soil reports give ohm-centimeters; SI formulas and grounding design want ohm-meters.",
      familiar: [
        ["1", "a doped silicon wafer"],
        ["25", "seawater, about"],
        ["2000", "loam"],
        ["18000000", "ultrapure water, about"],
      ],
      faq: [
        {
          q: "How many Ω·m is a 10 Ω·cm wafer?",
          a: "10 Ω·cm is 0.1 Ω·m. Divide by a hundred.",
        },
      ],
    },
    {
      slug: "microhm-centimeters-to-ohm-meters",
      from: "microhm-centimeter",
      to: "ohm-meter",
      about: "Metallurgy handbooks list microhm-centimeters, of which most metals have from two to a hundred.",
      familiar: [
        ["1.72", "copper"],
        ["2.65", "aluminum"],
        ["9.7", "iron"],
        ["100", "nichrome, about"],
      ],
      faq: [
        {
          q: "What is the resistivity of copper, 1.72 µΩ·cm, in Ω·m?",
          a: "1.72 µΩ·cm is 1.72 × 10⁻⁸ Ω·m. Some tables use nanohm-meters: multiply microhm-centimeters by ten.",
        },
        {
          q: "Is 1 µΩ·cm smaller than 1 Ω·m?",
          a: "By a factor of a hundred million: 1 Ω·m is 100,000,000 µΩ·cm.",
        },
      ],
    },
    {
      slug: "ohm-circular-mils-per-foot-to-ohm-meters",
      from: "ohm-circular-mil-per-foot",
      to: "ohm-meter",
      about: "The unit is the resistance of a wire one mil across and one foot long. American wire tables give the area in circular mils, so the resistance of any wire follows by one division.",
      familiar: [
        ["10.37", "copper at 20 °C"],
        ["17", "aluminum"],
        ["58", "iron"],
        ["650", "nichrome, about"],
      ],
      faq: [
        {
          q: "What is copper’s 10.37 Ω·cmil/ft in Ω·m?",
          a: "10.37 Ω·cmil/ft is 1.724 × 10⁻⁸ Ω·m. Divide it by a wire’s circular mils for the ohms of each foot.",
        },
        {
          q: "How many Ω·m is aluminum wire at 17 Ω·cmil/ft?",
          a: "17 Ω·cmil/ft is 2.826 × 10⁻⁸ Ω·m, six-tenths more than copper.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["ohm-meters-to-ohm-centimeters", "ohm-centimeters-to-ohm-meters"],
      q: "How do I convert Ω·m to Ω·cm?",
      a: "Multiply by 100: 1 Ω·m is 100 Ω·cm. From Ω·cm to Ω·m, divide by 100. A 10 Ω·cm silicon wafer is 0.1 Ω·m, and soil at 100 Ω·m is 10,000 Ω·cm.",
    },
    {
      pairs: ["ohm-circular-mils-per-foot-to-ohm-meters"],
      q: "How do I convert ohm circular-mils per foot to ohm-meters?",
      a: "Multiply by 1.662 × 10⁻⁹. Annealed copper at 20 °C, 10.371 Ω·cmil/ft, is 1.7241 × 10⁻⁸ Ω·m, or 1.7241 µΩ·cm. This unit suits American wire tables: for resistance, divide by the area in circular mils and multiply by the length in feet.",
    },
    {
      q: "What is Ω·mm²/m?",
      a: "The resistance of a wire one meter long with a cross-section of one square millimeter. It equals 10⁻⁶ Ω·m or one microhm-meter. Copper has 0.01724 Ω·mm²/m, so 10 m of 1.5 mm² wire has 0.01724 × 10 ÷ 1.5 = 0.115 Ω.",
    },
    {
      q: "Is Ω·m the same as Ω/m?",
      a: "No. The ohm-meter measures a property of a material, resistance times length. Ohms per meter is the resistance per length of a particular cable: resistivity divided by cross-section. For example, 1.724 × 10⁻⁸ Ω·m over 1 mm² is 0.01724 Ω/m.",
    },
    {
      q: "How do I get conductivity from resistivity?",
      a: "Take the reciprocal: σ = 1/ρ. A resistivity of 1.724 × 10⁻⁸ Ω·m is 58,000,000 S/m. Percent IACS and water units such as µS/cm are in the Electrical Conductivity Converter.",
    },
  ],
});
