import { type Relations, variable, volume1 } from "../relation.ts";

const SPHERES =
  "For spheres, and for bodies small compared with the distance, which is measured between centers.";
const earth = variable("bigMass", "mass of the central body", "5.9722e24 kg");

export const gravitation: Relations = {
  gravitation: {
    title: "Newton’s law of gravitation",
    names: ["gravitational force", "gravity between two masses", "universal gravitation", "law of gravity"],
    equation: "F == G * m_1 * m_2 / r^2",
    constants: ["G"],
    variables: {
      F: variable("strength", "gravitational force"),
      m_1: variable("bigMass", "first mass", "5.9722e24 kg"),
      m_2: variable("bigMass", "second mass", "7.346e22 kg"),
      r: variable("orbit", "distance", "384400 km"),
    },
    solved: {
      m_1: "F * r^2 / (G * m_2)",
      m_2: "F * r^2 / (G * m_1)",
      r: "sqrt(G * m_1 * m_2 / F)",
    },
    spellings: ["F = GMm/r²", "F = Gm₁m₂/d²"],
    limits: [SPHERES],
    words: "gravity attraction planets",
    related: ["gravitational-field"],
    source: volume1("13.1 Newton’s Law of Universal Gravitation"),
  },
  "gravitational-field": {
    title: "Acceleration of gravity on a planet",
    names: ["gravity on the moon", "acceleration due to gravity", "surface gravity"],
    equation: "g == G * M / r^2",
    constants: ["G"],
    variables: {
      g: variable("gravity", "acceleration of gravity"),
      M: variable("bigMass", "mass of the planet", "5.9722e24 kg"),
      r: variable("orbit", "distance from the center", "6371 km"),
    },
    solved: { M: "g * r^2 / G", r: "sqrt(G * M / g)" },
    limits: ["Outside the planet; its rotation is neglected."],
    words: "surface gravity field strength",
    related: ["weight", "gravitation"],
    source: volume1("13.2 Gravitation Near Earth’s Surface"),
  },
  "orbital-speed": {
    title: "Speed in a circular orbit",
    names: ["orbital velocity", "satellite speed"],
    equation: "v == sqrt(G * M / r)",
    constants: ["G"],
    variables: {
      v: variable("spaceSpeed", "orbital speed"),
      M: earth,
      r: variable("orbit", "radius of the orbit", "6771 km"),
    },
    solved: { M: "v^2 * r / G", r: "G * M / v^2" },
    limits: ["The orbit is a circle, measured from the center; the satellite’s mass is comparatively small."],
    words: "satellite velocity",
    related: ["kepler-third-law", "escape-velocity"],
    source: volume1("13.4 Satellite Orbits and Energy"),
  },
  "escape-velocity": {
    title: "Escape velocity",
    names: ["escape speed"],
    equation: "v == sqrt(2 * G * M / r)",
    constants: ["G"],
    variables: {
      v: variable("spaceSpeed", "escape velocity"),
      M: earth,
      r: variable("orbit", "distance from the center", "6371 km"),
    },
    solved: { M: "v^2 * r / (2 * G)", r: "2 * G * M / v^2" },
    warnings: [
      { when: "v - 3e7", text: "Above about a tenth of the speed of light, this needs general relativity." },
    ],
    limits: ["Without air resistance or further thrust."],
    words: "planet speed leave",
    related: ["orbital-speed"],
    source: volume1("13.3 Gravitational Potential Energy and Total Energy"),
  },
  "kepler-third-law": {
    title: "Kepler’s third law",
    names: ["orbital period", "kepler"],
    equation: "T^2 == 4 * pi^2 * a^3 / (G * M)",
    constants: ["G"],
    variables: {
      T: variable("lifetime", "period"),
      a: variable("distance", "semi-major axis", "149597870.7 km"),
      M: variable("bigMass", "mass of the central body", "1.9884e30 kg"),
    },
    solved: {
      T: "2 * pi * sqrt(a^3 / (G * M))",
      a: "cbrt(G * M * T^2 / (4 * pi^2))",
      M: "4 * pi^2 * a^3 / (G * T^2)",
    },
    limits: ["The orbiting body’s mass is small compared with that of the central body."],
    words: "orbit period planet year satellite",
    related: ["orbital-speed"],
    source: volume1("13.5 Kepler’s Laws of Planetary Motion"),
  },
};
