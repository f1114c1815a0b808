import { type FormulaTexts, volume1, volume3 } from "./formula-text.ts";

export const energy: FormulaTexts = {
  "kinetic-energy": {
    meaning:
      "Kinetic energy is the work that it took to bring a body to its speed, and the work that it does on the way to a stop. It is proportional to the mass and to the square of the speed. That square is what matters for brakes, crashes and wind: a car at twice the speed has four times the energy, and its brakes have to turn all of it into heat. Energy has no direction, so two equal cars in opposite directions do not cancel; in a head-on crash their energies add. The formula holds for speeds far below that of light.",
    mistakes: [
      "Leaving the speed in km/h or mph when the mass is in kilograms. In SI units, the speed is in m/s.",
      "Multiplying by the speed once. At 30% more speed, the energy is 69% greater.",
    ],
    values: [
      { of: "Car of 1,000 kg at 90 km/h", value: "3.1 × 10⁵ J", source: volume1("8.1") },
      { of: "Tennis ball at 100 km/h", value: "22 J", source: volume1("8.1") },
      { of: "Mosquito at 0.5 m/s", value: "1.3 × 10⁻⁶ J", source: volume1("8.1") },
    ],
    example: {
      text: "A delivery van of 2,400 kg drives at 50 km/h. Its brakes have to take up 231 kJ until it stops.",
      values: "m = 2400 kg; v = 50 km/h",
      answer: "231 kJ",
    },
  },
  "potential-energy": {
    meaning:
      "Lifting a body stores energy that comes back when it falls. Near Earth’s surface, that energy is the weight times the height. Only differences count, so you may choose any level as zero. The path does not matter either: carrying a box up the stairs or lifting it straight up stores the same energy. Pumped storage works this way, and so does every swing of a pendulum, where potential energy becomes kinetic energy and back. Over heights that are not small against Earth’s radius, gravity decreases, and the formula gives too much.",
    mistakes: [
      "Measuring the height along a ramp. Only the vertical difference counts.",
      "Entering the weight in newtons as the mass, which makes the result almost ten times too large.",
    ],
    values: [
      { of: "Acceleration of gravity on Earth", value: "9.78 to 9.83 m/s²", source: volume1("3.5") },
      { of: "On the Moon", value: "1.62 m/s²", source: volume1("5.4") },
      { of: "For comparison: a day’s food of an adult", value: "1.2 × 10⁷ J", source: volume1("8.1") },
    ],
    example: {
      text: "A hiker of 80 kg climbs 600 m. The potential energy grows by 471 kJ.",
      values: "m = 80 kg; h = 600 m",
      answer: "471 kJ",
    },
  },
  work: {
    meaning:
      "Work is energy that a force transfers while a body moves. Only the part of the force along the motion counts, which is what the cosine takes. A force at a right angle to the motion does no work: carrying a suitcase along a level floor transfers none to it, however tired your arm gets. If the angle is greater than 90°, the work is negative and takes energy away, as friction and brakes do. The work of all forces together is the change in kinetic energy. Force and angle must be constant along the way, or you add up short pieces.",
    mistakes: [
      "Measuring the angle from the vertical. It is the angle between the force and the motion.",
      "Counting a load that is held still. Without displacement, there is no work.",
    ],
    values: [
      { of: "A day’s food of an adult", value: "1.2 × 10⁷ J", source: volume1("8.1") },
      { of: "One gallon of gasoline", value: "1.2 × 10⁸ J", source: volume1("8.1") },
      { of: "Tennis ball at 100 km/h", value: "22 J", source: volume1("8.1") },
    ],
    example: {
      text: "A wagon is pulled 40 m by a handle at 35° to the road with a force of 60 N. The work is 1,966 J.",
      values: "F = 60 N; d = 40 m; theta = 35 deg",
      answer: "1,966 J",
    },
  },
  power: {
    meaning:
      "Power is how fast work is done or energy is converted. Climbing the stairs takes the same energy at any pace; running takes more power. Watts are joules per second, and one horsepower is 746 W. Divide the energy by the time and you have the average power over that time; at single moments it can be much higher. Bills count energy, in kilowatt-hours, while fuses and engines are limited by power. To size a motor, use the power that the job needs and divide it by the efficiency.",
    mistakes: [
      "Confusing kW with kWh. The first is a rate, the second an amount.",
      "Entering minutes as seconds. 2 min is 120 s.",
    ],
    values: [
      { of: "One horsepower", value: "746 W", source: volume1("7.4") },
      { of: "Weightlifter, 150 kg raised 2 m in 3 s", value: "980 W", source: volume1("7.4") },
      { of: "Car of 1,200 kg at 90 km/h up a 15% grade", value: "58 kW", source: volume1("7.4") },
    ],
    example: {
      text: "A hoist does 18 kJ of work in 12 s. Its average power is 1.5 kW.",
      values: "W = 18 kJ; t = 12 s",
      answer: "1.5 kW",
    },
  },
  "mass-energy": {
    meaning:
      "Mass is a form of energy. A body at rest has an energy equal to its mass times the square of the speed of light, and the square makes it enormous: one gram corresponds to 90 TJ, the heat of about 2,000 metric tons of gasoline. Ordinary processes change mass too little to weigh. Charging a phone makes it heavier by less than a nanogram. In nuclear reactions the difference is measurable: fission turns about a thousandth of the mass into energy, fusion of hydrogen to helium about seven thousandths. The energy of motion is not included.",
    mistakes: [
      "Applying it to the whole fuel. Only the difference in mass before and after the reaction is released.",
      "Entering grams as kilograms, which makes the result a thousand times too large.",
    ],
    values: [
      { of: "1 kg of uranium, nuclear fission", value: "8.0 × 10¹³ J", source: volume1("8.1") },
      { of: "1 kg of hydrogen, fusion to helium", value: "6.4 × 10¹⁴ J", source: volume1("8.1") },
      { of: "World energy use in a year", value: "4.0 × 10²⁰ J", source: volume1("8.1") },
    ],
    example: {
      text: "A power plant releases 8.64 × 10¹³ J of heat from its fuel in a day. The fuel becomes lighter by 0.961 g.",
      solve: "m",
      values: "E = 8.64e13 J",
      answer: "0.961 g",
    },
  },
  "photon-energy-wavelength": {
    meaning:
      "Light carries energy in photons. The energy of one photon is inversely proportional to the wavelength: blue light of 450 nm has photons with one and a half times the energy of red light of 675 nm. That determines what light can do. A single photon has to carry enough energy to free an electron, break a bond or expose a film; a larger number of weaker photons does not help. That is why ultraviolet causes sunburn and red light does not. In electron volts, the energy is 1,240 divided by the wavelength in nanometers. The wavelength is the one in vacuum.",
    mistakes: [
      "Using the wavelength in glass or water. It is shorter there, while the energy of the photon stays the same.",
      "Confusing the energy of a photon with the power of a light source, which is photons per second times that energy.",
    ],
    values: [
      { of: "Visible light", value: "about 400 to 750 nm", source: ["openstax-physics-2", "section 16.5"] },
      { of: "Ultraviolet UV-A", value: "320 to 400 nm", source: ["openstax-physics-2", "section 16.5"] },
      { of: "Planck constant times the speed of light", value: "1,240 eV·nm", source: volume3("6.2") },
    ],
    example: {
      text: "A green laser pointer has a wavelength of 532 nm. Each of its photons has an energy of 2.33 eV.",
      values: "lambda = 532 nm",
      answer: "2.33 eV",
    },
  },
};
