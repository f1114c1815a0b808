import { type FormulaTexts, volume2 } from "./formula-text.ts";

export const electricity: FormulaTexts = {
  "ohms-law": {
    meaning:
      "In many conductors the current is proportional to the voltage. Their ratio is the resistance: one ohm lets one ampere flow at one volt. The law is the first step of almost every circuit calculation, from the resistor of an LED to the voltage lost in a long cable. It applies to each part on its own, with the voltage across that part and the current through it. Diodes, gas discharges and batteries do not follow it, and a lamp filament does so only at constant temperature, since its resistance is many times higher when it glows.",
    mistakes: [
      "Using the supply voltage for one of several resistors in series. Each has only its share.",
      "Entering milliamperes as amperes. 20 mA is 0.02 A.",
    ],
    values: [
      { of: "Human body with dry skin", value: "about 200 kΩ", source: volume2("10.6") },
      { of: "Human body, soaking wet", value: "10.0 kΩ", source: volume2("10.6") },
      { of: "Current that people begin to feel", value: "1 mA", source: volume2("10.6") },
    ],
    example: {
      text: "An LED is to carry 20 mA, and 7 V remain for its series resistor. The resistor needs 350 Ω.",
      solve: "R",
      values: "V = 7 V; I = 20 mA",
      answer: "350 Ω",
    },
  },
  "electric-power": {
    meaning:
      "The power of an electrical device is its voltage times its current. It tells how fast energy is converted into heat, light or motion, and how much current a circuit has to carry for it. At a higher voltage, the same power needs less current and thinner wires; for this reason dryers and stoves run on 240 V and power lines on hundreds of kilovolts. The formula is for direct current. With alternating current it holds for heaters and lamps, using RMS values. Motors and electronics shift or distort the current and need the power factor as well.",
    mistakes: [
      "Adding the volts of devices that are connected in parallel. They share one voltage; their currents and powers add.",
      "Loading a circuit to its full rating. Breakers are chosen with a margin for loads that run for hours.",
    ],
    values: [
      { of: "LED lamp of 800 lumens", value: "6 to 8 W", source: volume2("9.5") },
      { of: "Incandescent bulb of 800 lumens", value: "60 W", source: volume2("9.5") },
      { of: "Toaster", value: "1,800 W", source: volume2("10.2") },
    ],
    example: {
      text: "A space heater on 120 V draws 12.5 A. Its power is 1,500 W.",
      values: "V = 120 V; I = 12.5 A",
      answer: "1,500 W",
    },
  },
  "electric-energy": {
    meaning:
      "Electric bills charge for energy: the power of a device times the time that it runs. One kilowatt-hour is 1,000 W for one hour, or 3.6 million joules. A small power that runs all year can cost more than a large one that runs for minutes: 10 W of standby use 88 kWh in a year. Multiply the result by the price per kilowatt-hour for the cost. Devices with a thermostat, such as refrigerators and heaters, run only part of the time, so use their average power or the value on the energy label.",
    mistakes: [
      "Writing kW per hour. Energy is power times hours, kWh.",
      "Using the rated power of a device that cycles on and off as if it ran all day.",
    ],
    values: [
      { of: "100 W bulb, 3 h a day for a year", value: "109.5 kWh", source: volume2("9.5") },
      { of: "20 W LED of the same brightness", value: "21.90 kWh", source: volume2("9.5") },
      { of: "One kilowatt-hour", value: "3.6 × 10⁶ J", source: volume2("9.5") },
    ],
    example: {
      text: "A window air conditioner of 900 W runs 6 h on a hot day. It uses 5.4 kWh.",
      values: "P = 900 W; t = 6 h",
      answer: "5.4 kWh",
    },
  },
  "wire-resistance": {
    meaning:
      "The resistance of a wire grows with its length and shrinks with its cross section; the factor, the resistivity, is a property of the metal. Twice the diameter is four times the cross section and a quarter of the resistance. With the current, the resistance gives the voltage that a cable loses and the heat that it develops, which determine the gauge that it needs. Current has to flow there and back, so a cable to a load at some distance counts twice. Resistivity depends on temperature; copper gains about 0.4% per degree Celsius.",
    mistakes: [
      "Entering the distance to the load as the length. The circuit has two wires.",
      "Using the diameter for the cross section. The area is pi times the square of the radius.",
    ],
    values: [
      { of: "Copper, resistivity", value: "1.68 × 10⁻⁸ Ω·m", source: volume2("9.3") },
      { of: "Aluminum", value: "2.65 × 10⁻⁸ Ω·m", source: volume2("9.3") },
      { of: "Nichrome (heating wire)", value: "100 × 10⁻⁸ Ω·m", source: volume2("9.3") },
    ],
    example: {
      text: "An extension cord has 60 m of copper wire there and back, of 2.5 mm² and 1.68 × 10⁻⁸ Ω·m. Its resistance is 0.403 Ω.",
      values: "rho = 1.68e-8 Ω·m; L = 60 m; A = 2.5 mm2",
      answer: "0.403 Ω",
    },
  },
  "resistance-temperature": {
    meaning:
      "The resistance of metals rises with temperature, by about 0.4% per degree Celsius for the common ones. Over 100 °C that is 40%, enough to change the current in a motor winding or the reading of an instrument. It is also a way to measure: a platinum wire is a precise thermometer, and the resistance of a winding tells its average temperature. Alloys such as constantan are made to change hardly at all. Carbon and semiconductors have negative coefficients. The straight line is an approximation, good over about 100 °C and poor for a lamp filament.",
    mistakes: [
      "Using a coefficient with another reference temperature. The value of R₀ has to be for the same one.",
      "Entering the final temperature instead of the change.",
    ],
    values: [
      { of: "Copper", value: "0.0039 per °C", source: volume2("9.3") },
      { of: "Tungsten", value: "0.0045 per °C", source: volume2("9.3") },
      { of: "Constantan", value: "0.00003 per °C", source: volume2("9.3") },
    ],
    example: {
      text: "A copper winding has 20 Ω when cold and a coefficient of 0.0039 per °C. At 60 K more, it has 24.7 Ω.",
      values: "R_0 = 20 Ω; alpha = 0.0039 1/K; dT = 60 K",
      answer: "24.7 Ω",
    },
  },
  "parallel-resistors": {
    meaning:
      "Resistors in parallel share the same voltage, and their currents add. Each one is another path, so together they have less resistance than the smallest of them. Two equal resistors have half the resistance of one. A large one next to a small one changes little: 1 kΩ next to 10 Ω makes 9.9 Ω. All outlets of a circuit in a house are in parallel, and each device that is switched on lowers the total resistance and raises the current, until the breaker opens. For three, combine two and then add the third.",
    mistakes: [
      "Forgetting the last reciprocal. The sum of the reciprocals is one over the result.",
      "Adding the resistances, which is for a series circuit.",
    ],
    values: [
      {
        of: "Toaster of 1,800 W on 120 V",
        value: "8 Ω (its voltage squared, divided by its power)",
        source: volume2("10.2"),
      },
      { of: "Lamp of 75 W on 120 V", value: "192 Ω", source: volume2("10.2") },
      { of: "Fuse of the circuit in the same problem", value: "15 A", source: volume2("10.2") },
    ],
    example: {
      text: "Speakers of 8 Ω and 4 Ω are connected in parallel. The amplifier sees 2.67 Ω, which may be too little for it.",
      values: "R_1 = 8 Ω; R_2 = 4 Ω",
      answer: "2.67 Ω",
    },
  },
  "voltage-divider": {
    meaning:
      "Two resistors in series divide a voltage in proportion to their resistances. The formula gives the part across the second one. Dividers set reference voltages, adapt a 5 V signal to a 3.3 V input, and turn a sensor that changes its resistance into a voltage. Only the ratio sets the voltage; the size of the resistors sets the current that the divider itself draws. The formula is for an output that takes no current. A load is parallel to the second resistor and lowers the voltage, so choose a divider with a resistance well below that of the load.",
    mistakes: [
      "Feeding a motor or a lamp from a divider. Its current pulls the voltage down; use a regulator.",
      "Swapping the resistors. The output is across the one in the numerator.",
    ],
    values: [
      { of: "D cell", value: "1.5 V", source: volume2("9.4") },
      { of: "Electrical system of a car", value: "12.0 V", source: volume2("10.2") },
      { of: "Household circuit", value: "120 V", source: volume2("10.2") },
    ],
    example: {
      text: "A signal of 5 V is divided by 10 kΩ and 20 kΩ. The input behind it gets 3.33 V.",
      values: "V = 5 V; R_1 = 10 kΩ; R_2 = 20 kΩ",
      answer: "3.33 V",
    },
  },
  "coulomb-law": {
    meaning:
      "Charges push or pull each other with a force proportional to both charges and inversely proportional to the square of their distance. Like charges repel, and the force is positive; unlike charges attract, and it is negative. The law has the form of gravitation but is far stronger: between an electron and a proton, the electric force exceeds gravity by a factor of about 10³⁹. We notice little of it because matter contains equal amounts of both charges. Everyday charges are in the range of nanocoulombs to microcoulombs; one coulomb on its own would be enormous. In a material, divide by its dielectric constant.",
    mistakes: [
      "Entering microcoulombs as coulombs for both charges, an error by a factor of 10¹².",
      "Forgetting to square the distance.",
    ],
    values: [
      {
        of: "Elementary charge",
        value: "1.602 176 634 × 10⁻¹⁹ C",
        source: ["CODATA22", "elementary charge"],
      },
      {
        of: "Vacuum electric permittivity",
        value: "8.854 187 8188 × 10⁻¹² F/m",
        source: ["CODATA22", "vacuum electric permittivity"],
      },
      { of: "Distance of electron and proton in hydrogen", value: "5.29 × 10⁻¹¹ m", source: volume2("5.3") },
    ],
    example: {
      text: "Two charges of 2 µC and 3 µC are 0.5 m apart. They repel each other with 0.216 N.",
      values: "q_1 = 2 µC; q_2 = 3 µC; r = 0.5 m",
      answer: "0.216 N",
    },
  },
  "plate-capacitor": {
    meaning:
      "Two plates with a thin insulator between them store charge. Large plates, close together, store more of it per volt, and a material with a high dielectric constant multiplies the capacitance. Real capacitors are rolled or stacked foils with layers of micrometers, which is how a large area fits into a small can. The thinner the layer, the lower the voltage that it withstands. Touch screens, keys and level sensors use the formula the other way: something approaches, the capacitance changes, and a circuit measures it. It holds as long as the gap is small compared with the plates.",
    mistakes: [
      "Counting both sides or both plates. The area is that of one plate where they face each other.",
      "Entering mm² as m². One square meter has a million of them.",
    ],
    values: [
      { of: "Paper, dielectric constant", value: "3.7", source: volume2("8.5") },
      { of: "Teflon", value: "2.1", source: volume2("8.5") },
      { of: "Water", value: "80", source: volume2("8.5") },
    ],
    example: {
      text: "Two foils of 200 cm² are separated by 0.1 mm of paper with a dielectric constant of 3.7. The capacitance is 6.55 nF.",
      values: "kappa = 3.7; A = 200 cm2; d = 0.1 mm",
      answer: "6.55 nF",
    },
  },
};
