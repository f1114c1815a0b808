import { type FormulaTexts, volume1 } from "./formula-text.ts";

export const gravityAndRotation: FormulaTexts = {
  gravitation: {
    meaning:
      "Any two masses attract each other with a force proportional to both and inversely proportional to the square of their distance. At twice the distance, a quarter of the force remains. The constant G is so small that the attraction between everyday things is not noticeable; it takes a planet to feel it. The distance is measured between the centers, and a sphere attracts as if its whole mass were there. The same law holds the Moon in its orbit, makes the tides and gives weight to what is on Earth. Both bodies feel the same force; the lighter one accelerates more.",
    mistakes: [
      "Entering the height above the ground. The distance counts from the center of the planet.",
      "Forgetting to square the distance, or squaring it in kilometers.",
    ],
    values: [
      {
        of: "Constant of gravitation",
        value: "6.674 30 × 10⁻¹¹ m³/(kg·s²)",
        source: ["CODATA22", "Newtonian constant"],
      },
      { of: "Mass of the Sun", value: "1.99 × 10³⁰ kg", source: volume1("13.3") },
      { of: "Radius of Earth", value: "6.37 × 10⁶ m", source: volume1("13.3") },
    ],
    example: {
      text: "Two loaded ships of 50,000,000 kg each lie 100 m apart, measured between their centers. They attract each other with 16.7 N, the weight of a few books.",
      values: "m_1 = 50000000 kg; m_2 = 50000000 kg; r = 100 m",
      answer: "16.7 N",
    },
  },
  "orbital-speed": {
    meaning:
      "In a circular orbit, gravity provides exactly the force that the circle needs. That fixes the speed: it depends on the central mass and on the radius, but not on the mass of the satellite. Closer in, a satellite has to be faster; that is why the space station circles Earth in about an hour and a half and the Moon needs a month. At its orbital speed, a satellite falls all the time and keeps missing the ground. To escape instead, it needs 1.41 times as much, the square root of two.",
    mistakes: [
      "Entering the altitude. The radius of the orbit is the altitude plus the radius of the planet.",
      "Expecting a faster satellite on a higher circular orbit. It is slower there.",
    ],
    values: [
      { of: "Earth around the Sun", value: "29,783 m/s", source: volume1("3.2") },
      { of: "Space shuttle on reentry", value: "7,800 m/s", source: volume1("3.2") },
      { of: "Radius of Earth", value: "6.37 × 10⁶ m", source: volume1("13.3") },
    ],
    example: {
      text: "A satellite circles Earth, with a mass of 5.97 × 10²⁴ kg, at 6,770 km from its center. It travels at 7.67 km/s.",
      values: "M = 5.97e24 kg; r = 6770 km",
      answer: "7.67 km/s",
    },
  },
  "escape-velocity": {
    meaning:
      "A body that leaves a planet at the escape velocity slows down all the way and never falls back. The formula sets the kinetic energy equal to the energy that gravity takes on the way out to infinity. The mass of the body drops out, and so does the direction, as long as it does not hit the ground. Rockets do not need this speed at the start, because their engines keep pushing; it is the speed that a thrown body would need. Air resistance is left out. From a circular orbit, 41% more speed is enough.",
    mistakes: [
      "Measuring from the surface. The distance is that from the center of the planet.",
      "Taking the speed for a low orbit, which is smaller by a factor of the square root of two.",
    ],
    values: [
      { of: "From the surface of Earth", value: "about 11 km/s", source: volume1("13.3") },
      { of: "From the Sun, at Earth’s orbit", value: "about 42 km/s", source: volume1("13.3") },
      { of: "Speed that Earth already has around the Sun", value: "about 30 km/s", source: volume1("13.3") },
    ],
    example: {
      text: "An asteroid has a mass of 9.4 × 10²⁰ kg and a radius of 470 km. A probe leaves it for good at 517 m/s.",
      values: "M = 9.4e20 kg; r = 470 km",
      answer: "517 m/s",
    },
  },
  "kepler-third-law": {
    meaning:
      "The square of an orbital period is proportional to the cube of the orbit’s size. A planet four times as far from the Sun needs eight times as long. The size is the semi-major axis, half of the longest diameter of the ellipse, so the law holds for elongated orbits as well. With the period and the size of any orbit, you can weigh the body at the center: this is how the masses of the Sun, the planets and distant stars are known. The mass of the orbiting body is left out, which is fine as long as it is small.",
    mistakes: [
      "Using the smallest or the greatest distance of an elongated orbit instead of the semi-major axis, which is their average.",
      "Applying one constant to different central bodies. The Moon’s orbit and a planet’s differ in the mass at the center.",
    ],
    values: [
      { of: "Venus", value: "108.2 million km, 224.7 days", source: ["openstax-physics-1", "appendix D"] },
      { of: "Mars", value: "227.9 million km, 687 days", source: ["openstax-physics-1", "appendix D"] },
      { of: "Jupiter", value: "778.4 million km, 11.9 years", source: ["openstax-physics-1", "appendix D"] },
    ],
    example: {
      text: "An asteroid circles the Sun, with a mass of 1.99 × 10³⁰ kg, at an average of 414,000,000 km. It needs 4.6 yr for one orbit.",
      values: "a = 414000000 km; M = 1.99e30 kg",
      answer: "4.6 yr",
    },
  },
  torque: {
    meaning:
      "Torque is how strongly a force turns something around an axis. It is the force times its lever arm, the shortest distance from the axis to the line of the force. A longer wrench needs less force for the same torque; pulling at an angle to the wrench wastes some of it, which is what the sine takes. Pulling straight toward the axis turns nothing. Bolts have a specified torque, because it determines how hard they clamp. N·m and lbf·ft look like units of energy, but a torque is not energy until the part turns.",
    mistakes: [
      "Measuring the angle from the perpendicular. It is the angle between the lever and the force; at 90° the torque is greatest.",
      "Mixing inch-pounds with foot-pounds. One ft·lbf is 12 in·lbf.",
    ],
    values: [
      { of: "Cylinder head bolts of a car", value: "62.0 N·m", source: volume1("10.6") },
      { of: "Raising a drawbridge", value: "5.00 × 10³ N·m", source: volume1("10.6") },
      { of: "Propeller shaft of a 90 kW boat at 300 rpm", value: "2.9 × 10³ N·m", source: volume1("10.8") },
    ],
    example: {
      text: "A mechanic pulls with 250 N at the end of a wrench of 0.4 m, at 75° to it. The bolt gets 96.6 N·m.",
      values: "r = 0.4 m; F = 250 N; theta = 75 deg",
      answer: "96.6 N*m",
    },
  },
  "rotational-power": {
    meaning:
      "The power of a shaft is its torque times its angular velocity. An engine with a small torque at high speed and one with a large torque at low speed can have the same power, and a gearbox trades one for the other. The angular velocity is in radians per second: revolutions per minute times two pi, divided by sixty. In US units that gives the familiar rule that horsepower is torque in pound-feet times rpm, divided by 5,252. Divide by the efficiency to find the power that the motor draws.",
    mistakes: [
      "Multiplying by rpm as if it were radians per second. The result is then almost ten times too large.",
      "Comparing peak torque and peak power of an engine. They occur at different speeds.",
    ],
    values: [
      { of: "Boat engine at 300 rpm", value: "90 kW", source: volume1("10.8") },
      { of: "Wind turbine at 20 rpm", value: "2.0 MW", source: volume1("10.8") },
      { of: "One horsepower", value: "746 W", source: volume1("7.4") },
    ],
    example: {
      text: "A drill turns at 1,200 rpm with a torque of 8 N·m. The chuck delivers 1.01 kW.",
      values: "tau = 8 N*m; omega = 1200 rpm",
      answer: "1.01 kW",
    },
  },
};
