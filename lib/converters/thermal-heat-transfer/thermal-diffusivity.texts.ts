import { defineTexts } from "../../units/define-texts.ts";

export default defineTexts({
  notes: ["Thermal diffusivity is conductivity divided by density and specific heat, α = k/(ρ·c). Mass diffusivity and kinematic viscosity have the same units, so their values convert here as well."],
  pairs: [
    {
      slug: "square-millimeters-per-second-to-square-meters-per-second",
      from: "square-millimeter-per-second",
      to: "square-meter-per-second",
      about: "Laser-flash instruments report square millimeters per second; the Fourier number and simulation software take square meters per second.",
      familiar: [
        ["0.14", "water"],
        ["4", "stainless steel"],
        ["22", "air at room temperature, about"],
        ["98", "aluminum, pure"],
        ["117", "copper"],
      ],
      faq: [
        {
          q: "What is stainless steel’s 4 mm²/s in m²/s, and how long does heat take through a plate?",
          a: "4 mm²/s is 0.000004 m²/s. Thickness squared over diffusivity gives the scale of the time: for 10 mm, 10² ÷ 4 = 25 s.",
        },
        {
          q: "Which spreads a change of temperature faster, air at 22 mm²/s or water at 1.4 × 10⁻⁷ m²/s?",
          a: "Air: 22 mm²/s is 0.000022 m²/s. It conducts little heat, but there is so little mass to warm that the change travels fast.",
        },
      ],
    },
    {
      slug: "square-meters-per-second-to-square-feet-per-hour",
      from: "square-meter-per-second",
      to: "square-foot-per-hour",
      about: "Older American heat-transfer charts use hours and feet. The tiny fractions of SI become numbers from a few thousandths to about five.",
      familiar: [
        ["0.00000014", "water"],
        ["0.000004", "stainless steel"],
        ["0.000022", "air at room temperature, about"],
        ["0.000117", "copper"],
      ],
      faq: [
        {
          q: "What is water’s diffusivity of 0.00000014 m²/s in ft²/h?",
          a: "0.00000014 m²/s is 0.005425 ft²/h. Heat needs days to pass through a foot of still water.",
        },
        {
          q: "Is stainless steel at 0.000004 m²/s slow in ft²/h?",
          a: "0.000004 m²/s is 0.155 ft²/h, slow for a metal: copper at 0.000117 m²/s has 4.534 ft²/h.",
        },
      ],
    },
    {
      slug: "square-feet-per-hour-to-square-meters-per-second",
      from: "square-foot-per-hour",
      to: "square-meter-per-second",
      about: "Older American texts on freezing soil, curing concrete and quenching steel give square feet per hour; a model in SI takes square meters per second.",
      familiar: [
        ["0.0055", "water, about"],
        ["0.16", "stainless steel, about"],
        ["0.85", "air at room temperature, about"],
        ["3.8", "aluminum, about"],
        ["4.5", "copper, about"],
      ],
      faq: [
        {
          q: "What is aluminum’s 3.8 ft²/h in m²/s?",
          a: "3.8 ft²/h is 0.00009806 m²/s, which tables of metals print as 98 mm²/s.",
        },
        {
          q: "How many m²/s is moist soil at 0.025 ft²/h?",
          a: "0.025 ft²/h is 0.000000645 m²/s. A change in the weather therefore takes weeks to be felt a few feet down.",
        },
      ],
    },
    {
      slug: "square-centimeters-per-second-to-square-millimeters-per-second",
      from: "square-centimeter-per-second",
      to: "square-millimeter-per-second",
      about: "Diffusion of gases is often listed in square centimeters, diffusivity of heat in square millimeters. A square centimeter per second is also called a stokes.",
      familiar: [
        ["0.01", "viscosity of water at 20 °C"],
        ["0.16", "carbon dioxide spreading in air, about"],
        ["0.25", "water vapor spreading in air, about"],
        ["1.17", "heat in copper"],
      ],
      faq: [
        {
          q: "What is water vapor’s diffusion in air, 0.25 cm²/s, in mm²/s?",
          a: "0.25 cm²/s is 25 mm²/s at room temperature. Heat spreads through air almost as fast.",
        },
        {
          q: "Is 1 cm²/s the same as 10 mm²/s?",
          a: "No, the factor for length is squared: 1 cm²/s is 100 mm²/s. Water at 0.01 cm²/s has 1 mm²/s, one centistokes.",
        },
      ],
    },
  ],
  faq: [
    {
      pairs: ["square-millimeters-per-second-to-square-meters-per-second"],
      q: "How do I convert mm²/s to m²/s?",
      a: "Divide by 1,000,000: copper at 117 mm²/s is 1.17 × 10⁻⁴ m²/s. A common mistake is to divide by 1,000, but a square millimeter is a millionth of a square meter.",
    },
    {
      pairs: ["square-meters-per-second-to-square-feet-per-hour", "square-feet-per-hour-to-square-meters-per-second"],
      q: "How do I convert m²/s to ft²/h?",
      a: "Multiply by 38,750. The reverse factor is exact: 1 ft²/h = 2.58064 × 10⁻⁵ m²/s. Copper at 1.17 × 10⁻⁴ m²/s is 4.534 ft²/h.",
    },
    {
      q: "What is the thermal diffusivity of water?",
      a: "About 0.14 mm²/s at room temperature, which is 1.4 × 10⁻⁷ m²/s or 0.0054 ft²/h. Metals range from about 4 mm²/s (stainless steel) to 170 mm²/s (silver).",
    },
    {
      q: "How do I calculate thermal diffusivity from conductivity?",
      a: "Divide the conductivity by the density times the specific heat. For aluminum, 237 W/(m·K) ÷ (2,700 kg/m³ × 897 J/(kg·K)) = 9.79 × 10⁻⁵ m²/s = 97.9 mm²/s.",
    },
    {
      q: "Does thermal diffusivity have the same units as kinematic viscosity?",
      a: "Yes, both are length squared per time, so 1 mm²/s of diffusivity and 1 centistokes of viscosity are the same unit. The ratio of viscosity to diffusivity is the Prandtl number, about 7 for water at 20 °C.",
    },
  ],
});
