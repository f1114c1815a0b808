import { type FormulaTexts, volume1, volume2 } from "./formula-text.ts";

export const heat: FormulaTexts = {
  "specific-heat": {
    meaning:
      "Warming a body takes heat in proportion to its mass, to the rise in temperature and to the specific heat of its material. Water has one of the largest, which is why it carries heat in radiators and keeps the climate of coasts mild. The same heat that warms 1 kg of water by 1 °C warms 1 kg of copper by almost 11 °C. A negative change gives the heat that a body releases on cooling. The formula covers warming only; melting and boiling take additional heat at constant temperature. Specific heat changes slowly with temperature, so an average value is enough for most jobs.",
    mistakes: [
      "Converting a temperature difference like a temperature. A rise of 10 °C is a rise of 18 °F, not of 50 °F.",
      "Heating ice or boiling water with this formula alone. The phase change needs its latent heat.",
    ],
    values: [
      { of: "Water at 15 °C", value: "4,186 J/(kg·°C)", source: volume2("1.4") },
      { of: "Aluminum", value: "900 J/(kg·°C)", source: volume2("1.4") },
      { of: "Copper", value: "387 J/(kg·°C)", source: volume2("1.4") },
    ],
    example: {
      text: "A kettle warms 1.5 kg of water, with a specific heat of 4,186 J/(kg·K), by 80 K. That takes 502 kJ.",
      values: "m = 1.5 kg; c = 4186 J/(kg*K); dT = 80 K",
      answer: "502 kJ",
    },
  },
  "latent-heat": {
    meaning:
      "Melting, freezing, boiling and condensing take or release heat while the temperature stays the same. The latent heat is that heat per mass. For water it is large: melting 1 kg of ice takes as much heat as warming the water from 0 to 80 °C, and boiling it away takes nearly seven times as much again. That is why ice keeps drinks cold, sweat cools, and steam burns worse than hot water. Add the heat that warms the body before and after the change with the specific heat.",
    mistakes: [
      "Using the heat of fusion for boiling, or the reverse. For water, they differ by a factor of almost seven.",
      "Using the value at the boiling point for evaporation at room or skin temperature, which takes more.",
    ],
    values: [
      { of: "Water, melting", value: "334 kJ/kg", source: volume2("1.5") },
      { of: "Water, boiling at 100 °C", value: "2,256 kJ/kg", source: volume2("1.5") },
      { of: "Water, evaporating at 37 °C", value: "2,430 kJ/kg", source: volume2("1.5") },
    ],
    example: {
      text: "A bag holds 3 kg of ice at its melting point; its latent heat is 334 kJ/kg. Until it has melted, it takes up 1,002 kJ.",
      values: "m = 3 kg; L = 334 kJ/kg",
      answer: "1,002 kJ",
    },
  },
  "mixing-temperature": {
    meaning:
      "When two bodies at different temperatures come together, heat flows until both have the same temperature. What one loses, the other gains, so the result is an average, weighted by the product of mass and specific heat. For equal liquids only the amounts count: one part of boiling water and one of ice-cold water give 50 °C. A hot piece of metal in water changes the temperature little, because metals have small specific heats. Laboratories measure specific heats this way. The formula leaves out losses to the vessel and the air, and it does not cover melting or boiling.",
    mistakes: [
      "Averaging the temperatures when the masses or the materials differ.",
      "Leaving out the vessel. A cold mug takes a noticeable share of the heat of a small drink.",
    ],
    values: [
      { of: "Water at 15 °C, specific heat", value: "4,186 J/(kg·°C)", source: volume2("1.4") },
      { of: "Iron or steel", value: "452 J/(kg·°C)", source: volume2("1.4") },
      { of: "Glass", value: "840 J/(kg·°C)", source: volume2("1.4") },
    ],
    example: {
      text: "A steel part of 2 kg with 452 J/(kg·K) is quenched from 600 °C in 10 kg of water of 20 °C with 4,186 J/(kg·K). Both end at 32.3 °C.",
      values: "m_1 = 2 kg; c_1 = 452 J/(kg*K); T_1 = 600 °C; m_2 = 10 kg; c_2 = 4186 J/(kg*K); T_2 = 20 °C",
      answer: "32.3 °C",
    },
  },
  "linear-expansion": {
    meaning:
      "Most solids grow when they get warmer, in every direction and in proportion to their length. The changes are small, but long parts need room for them: bridges have joints and long pipes have loops. Where a part cannot expand, stress builds up that can crack concrete or buckle a rail. Two metals with different coefficients, joined as a strip, bend with temperature, which is how many thermostats work. A hole expands like the material around it, so heating loosens a tight ring or lid. A fall in temperature gives a negative change.",
    mistakes: [
      "Entering the final temperature instead of the change.",
      "Using a coefficient per °F with degrees Celsius. The one per °C is 1.8 times as large.",
    ],
    values: [
      { of: "Aluminum", value: "25 × 10⁻⁶ per °C", source: volume2("1.3") },
      { of: "Iron or steel", value: "12 × 10⁻⁶ per °C", source: volume2("1.3") },
      { of: "Pyrex glass", value: "3 × 10⁻⁶ per °C", source: volume2("1.3") },
    ],
    example: {
      text: "A steel bridge of 120 m expands by 12 ppm/°C. Between winter and summer it warms by 50 K and becomes 72 mm longer.",
      values: "alpha = 12 ppm/°C; L = 120 m; dT = 50 K",
      answer: "72 mm",
    },
  },
  "volume-expansion": {
    meaning:
      "Liquids and solids expand in volume as they warm. For a solid, the volume coefficient is three times the linear one, because it grows in three directions. Liquids expand much more than the tanks that hold them: a full can of gasoline overflows in the sun. Heating systems have an expansion tank for the same reason, since water hardly gives way and the pressure would rise steeply. Water is an exception near freezing. Between 0 and 4 °C it contracts as it warms, so lakes freeze from the top. What overflows is the difference between liquid and container.",
    mistakes: [
      "Using the linear coefficient for a volume, which gives a third of the change.",
      "Taking one coefficient of water for a wide range. At 80 °C it is about three times that at 20 °C.",
    ],
    values: [
      { of: "Gasoline", value: "950 × 10⁻⁶ per °C", source: volume2("1.3") },
      { of: "Water", value: "210 × 10⁻⁶ per °C", source: volume2("1.3") },
      { of: "Iron or steel", value: "35 × 10⁻⁶ per °C", source: volume2("1.3") },
    ],
    example: {
      text: "A tank holds 60 L of gasoline, which expands by 950 ppm/°C. After a warm day, at 15 K more, it has grown by 0.855 L.",
      values: "beta = 950 ppm/°C; V = 60 L; dT = 15 K",
      answer: "0.855 L",
    },
  },
  conduction: {
    meaning:
      "Heat flows through a wall in proportion to its area, to the difference between the temperatures of its two surfaces and to the conductivity of the material, and less through a thicker wall. Copper conducts thousands of times better than insulation, which works by holding air still in small cells. For several layers, the thermal resistances add, so the best insulator dominates. The temperatures in the formula are those of the surfaces; between a surface and the air of a room there is another resistance, which makes the loss of a single pane of glass far smaller than the formula suggests.",
    mistakes: [
      "Using air temperatures on both sides of thin glass or metal. Most of the difference is in the air at the surfaces.",
      "Entering the thickness in centimeters as meters.",
    ],
    values: [
      { of: "Copper", value: "390 W/(m·°C)", source: volume2("1.6") },
      { of: "Concrete or brick", value: "0.84 W/(m·°C)", source: volume2("1.6") },
      { of: "Glass wool", value: "0.042 W/(m·°C)", source: volume2("1.6") },
    ],
    example: {
      text: "A wall of 16 m² has 100 mm of glass wool with 0.042 W/(m·K). At a difference of 25 K, it conducts 168 W.",
      values: "k = 0.042 W/(m*K); A = 16 m2; dT = 25 K; d = 100 mm",
      answer: "168 W",
    },
  },
  "ideal-gas": {
    meaning:
      "Pressure, volume, amount and temperature of a gas are tied together: know three, and the law gives the fourth. It treats molecules as points that do not attract each other, which is accurate to well under one percent for air at ordinary pressure and temperature. One mole fills the same volume whatever the gas. The law explains why a tire gains pressure on a warm day and why a balloon grows as it rises. Near the point where a gas condenses, or at hundreds of atmospheres, use the Van der Waals equation. Temperature counts from absolute zero and pressure from vacuum.",
    mistakes: [
      "Using degrees Celsius in a calculation by hand. The temperature has to be in kelvins.",
      "Using gauge pressure. The law needs absolute pressure, one atmosphere more than a tire gauge reads.",
    ],
    values: [
      {
        of: "Molar gas constant",
        value: "8.314 462 618 J/(mol·K)",
        source: ["CODATA22", "molar gas constant"],
      },
      { of: "One standard atmosphere", value: "1.013 × 10⁵ Pa", source: volume1("14.2") },
      { of: "Volume of one breath of an adult", value: "500 mL", source: volume2("2.1") },
    ],
    example: {
      text: "A gas cylinder of 10 L holds 80 mol of nitrogen at 20 °C. The absolute pressure is 19.5 MPa.",
      values: "V = 10 L; n = 80 mol; T = 20 °C",
      answer: "19.5 MPa",
    },
  },
  "combined-gas-law": {
    meaning:
      "For a fixed amount of gas, pressure times volume divided by temperature stays the same. With one of the three constant, it is the law of Boyle, Charles or Gay-Lussac. It tells what a change of two does to the third: a tire on a cold morning, a piston that compresses, a weather balloon that climbs. You need no moles and no gas constant, since only the states before and after are compared. The gas must not leak or condense in between. Temperatures are absolute, so going from 20 to 40 °C raises the pressure by 7%, not by 100%.",
    mistakes: [
      "Entering gauge pressures. Add the pressure of the atmosphere first.",
      "Using Celsius in the ratio by hand. It has to be kelvins.",
    ],
    values: [
      { of: "One standard atmosphere", value: "14.7 psi (1.013 × 10⁵ Pa)", source: volume1("14.2") },
      { of: "One bar", value: "10⁵ Pa", source: volume1("14.2") },
      { of: "Standard temperature of gases (STP)", value: "0 °C", source: volume2("2.1") },
    ],
    example: {
      text: "A bicycle pump holds 300 mL of air at 100 kPa and 20 °C. Pushed in to 75 mL, with the air at 60 °C, it has a pressure of 455 kPa.",
      values: "p_1 = 100 kPa; V_1 = 300 mL; T_1 = 20 °C; V_2 = 75 mL; T_2 = 60 °C",
      answer: "455 kPa",
    },
  },
};
