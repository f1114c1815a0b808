import { factor, type Relations, variable, volume1 } from "../relation.ts";

const SIGNS = "Choose a positive direction; velocities the other way are negative.";
const ISOLATED = "No external force acts during the collision, which is along a line.";

export const momentum: Relations = {
  momentum: {
    title: "Momentum",
    equation: "p == m * v",
    variables: {
      p: variable("momentum", "momentum"),
      m: variable("mass", "mass", "1500 kg"),
      v: variable("velocity", "velocity", "20 m/s"),
    },
    solved: { m: "p / v", v: "p / m" },
    warnings: [
      { when: "abs(v) - 3e7", text: "Above about a tenth of the speed of light, use Relativistic momentum." },
    ],
    limits: ["At speeds far below that of light."],
    related: ["impulse", "relativistic-momentum"],
    source: volume1("9.1 Linear Momentum"),
  },
  impulse: {
    title: "Impulse",
    equation: "J == F * dt",
    variables: {
      J: variable("momentum", "impulse, the change in momentum"),
      F: variable("force", "average force", "500 N"),
      dt: variable("duration", "time it acts", "20 ms"),
    },
    solved: { F: "J / dt", dt: "J / F" },
    limits: ["F is the average over the time it acts."],
    words: "collision change of momentum",
    related: ["momentum", "newton-second-law"],
    source: volume1("9.2 Impulse and Collisions"),
  },
  "inelastic-collision": {
    title: "Perfectly inelastic collision",
    equation: "v == (m_1 * u_1 + m_2 * u_2) / (m_1 + m_2)",
    variables: {
      v: variable("velocity", "velocity of both afterward"),
      m_1: variable("mass", "first mass", "1500 kg"),
      u_1: variable("velocity", "velocity of the first before", "20 m/s"),
      m_2: variable("mass", "second mass", "1000 kg"),
      u_2: variable("velocity", "velocity of the second before", "0 m/s"),
    },
    solved: {
      m_1: "m_2 * (v - u_2) / (u_1 - v)",
      u_1: "(v * (m_1 + m_2) - m_2 * u_2) / m_1",
      m_2: "m_1 * (u_1 - v) / (v - u_2)",
      u_2: "(v * (m_1 + m_2) - m_1 * u_1) / m_2",
    },
    impossible: {
      m_1: "The velocity afterward must lie between the two before.",
      m_2: "The velocity afterward must lie between the two before.",
    },
    also: {
      Q: {
        ...variable("energy", "kinetic energy lost"),
        formula: "m_1 * m_2 * (u_1 - u_2)^2 / (2 * (m_1 + m_2))",
      },
    },
    limits: [ISOLATED, "The bodies stick together.", SIGNS],
    words: "crash conservation of momentum stick",
    related: ["elastic-collision-first", "restitution", "momentum"],
    source: volume1("9.4 Types of Collisions"),
  },
  "elastic-collision-first": {
    title: "Elastic collision: the first body afterward",
    equation: "v_1 == ((m_1 - m_2) * u_1 + 2 * m_2 * u_2) / (m_1 + m_2)",
    variables: {
      v_1: variable("velocity", "velocity of the first afterward"),
      m_1: variable("mass", "first mass", "2 kg"),
      u_1: variable("velocity", "velocity of the first before", "5 m/s"),
      m_2: variable("mass", "second mass", "3 kg"),
      u_2: variable("velocity", "velocity of the second before", "-1 m/s"),
    },
    solved: {
      m_1: "m_2 * (2 * u_2 - u_1 - v_1) / (v_1 - u_1)",
      u_1: "(v_1 * (m_1 + m_2) - 2 * m_2 * u_2) / (m_1 - m_2)",
      m_2: "m_1 * (u_1 - v_1) / (v_1 + u_1 - 2 * u_2)",
      u_2: "(v_1 * (m_1 + m_2) - (m_1 - m_2) * u_1) / (2 * m_2)",
    },
    impossible: {
      u_1: "With equal masses the first body leaves with the velocity of the second, whatever its own was.",
    },
    limits: [ISOLATED, "Kinetic energy is conserved.", SIGNS],
    words: "bounce conservation of momentum energy",
    related: ["elastic-collision-second", "inelastic-collision"],
    source: volume1("9.4 Types of Collisions"),
  },
  "elastic-collision-second": {
    title: "Elastic collision: the second body afterward",
    equation: "v_2 == ((m_2 - m_1) * u_2 + 2 * m_1 * u_1) / (m_1 + m_2)",
    variables: {
      v_2: variable("velocity", "velocity of the second afterward"),
      m_1: variable("mass", "first mass", "2 kg"),
      u_1: variable("velocity", "velocity of the first before", "5 m/s"),
      m_2: variable("mass", "second mass", "3 kg"),
      u_2: variable("velocity", "velocity of the second before", "-1 m/s"),
    },
    solved: {
      m_1: "m_2 * (u_2 - v_2) / (v_2 + u_2 - 2 * u_1)",
      u_1: "(v_2 * (m_1 + m_2) - (m_2 - m_1) * u_2) / (2 * m_1)",
      m_2: "m_1 * (2 * u_1 - u_2 - v_2) / (v_2 - u_2)",
      u_2: "(v_2 * (m_1 + m_2) - 2 * m_1 * u_1) / (m_2 - m_1)",
    },
    impossible: {
      u_2: "With equal masses the second body leaves with the velocity of the first, whatever its own was.",
    },
    limits: [ISOLATED, "Kinetic energy is conserved.", SIGNS],
    words: "bounce conservation of momentum energy",
    related: ["elastic-collision-first", "inelastic-collision"],
    source: volume1("9.4 Types of Collisions"),
  },
  restitution: {
    title: "Coefficient of restitution",
    equation: "C_R == (v_2 - v_1) / (u_1 - u_2)",
    variables: {
      C_R: factor("coefficient of restitution", undefined, { min: 0, max: 1 }),
      u_1: variable("velocity", "velocity of the first before", "5 m/s"),
      u_2: variable("velocity", "velocity of the second before", "-1 m/s"),
      v_1: variable("velocity", "velocity of the first afterward", "-1 m/s"),
      v_2: variable("velocity", "velocity of the second afterward", "3.5 m/s"),
    },
    solved: {
      u_1: "u_2 + (v_2 - v_1) / C_R",
      u_2: "u_1 - (v_2 - v_1) / C_R",
      v_1: "v_2 - C_R * (u_1 - u_2)",
      v_2: "v_1 + C_R * (u_1 - u_2)",
    },
    impossible: {
      C_R: "Bodies never separate faster than they approached, and never pass through each other: the coefficient is between 0 and 1.",
      u_1: "With a coefficient of 0, the bodies move on together, whatever their velocities were before.",
      u_2: "With a coefficient of 0, the bodies move on together, whatever their velocities were before.",
    },
    limits: [
      "Velocities along the line of impact. 1 is a perfectly elastic collision, 0 a perfectly inelastic one.",
      SIGNS,
    ],
    words: "bounce bounciness ball collision impact elastic",
    related: ["elastic-collision-first", "inelastic-collision"],
    source: ["analytical-mechanics", "198 Coefficient of Restitution"],
  },
  "center-of-mass": {
    title: "Center of mass of two bodies",
    names: ["center of gravity", "centre of mass"],
    equation: "x == (m_1 * x_1 + m_2 * x_2) / (m_1 + m_2)",
    variables: {
      x: variable("position", "position of the center of mass"),
      m_1: variable("mass", "first mass", "2 kg"),
      x_1: variable("position", "position of the first", "0 m"),
      m_2: variable("mass", "second mass", "6 kg"),
      x_2: variable("position", "position of the second", "4 m"),
    },
    solved: {
      m_1: "m_2 * (x_2 - x) / (x - x_1)",
      x_1: "(x * (m_1 + m_2) - m_2 * x_2) / m_1",
      m_2: "m_1 * (x - x_1) / (x_2 - x)",
      x_2: "(x * (m_1 + m_2) - m_1 * x_1) / m_2",
    },
    impossible: {
      m_1: "The center of mass must lie between the two bodies.",
      m_2: "The center of mass must lie between the two bodies.",
    },
    limits: ["Positions along a line, from one origin."],
    words: "centre gravity balance",
    related: ["momentum"],
    source: volume1("9.6 Center of Mass"),
  },
  rocket: {
    title: "Rocket equation",
    equation: "dv == u * log(m_0 / m)",
    variables: {
      dv: variable("spaceSpeed", "change in speed"),
      u: variable("spaceSpeed", "exhaust speed", "4.4 km/s", { sign: "positive" }),
      m_0: variable("mass", "initial mass", "550000 kg"),
      m: variable("mass", "final mass, fuel burned", "120000 kg"),
    },
    solved: { u: "dv / log(m_0 / m)", m_0: "m * exp(dv / u)", m: "m_0 * exp(-dv / u)" },
    limits: ["Without gravity or air resistance, at speeds far below that of light."],
    words: "Tsiolkovsky delta-v fuel propulsion",
    related: ["momentum"],
    source: volume1("9.7 Rocket Propulsion"),
  },
};
