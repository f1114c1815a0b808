import { type Relations, variable, volume1 } from "../relation.ts";

const CONSTANT = "The acceleration is constant, and the motion is along a straight line.";
const SIGNS = "Choose a positive direction; the opposite direction is negative.";
const NO_AIR = "Air resistance is neglected.";
const gravity = variable("gravity", "acceleration of gravity", "9.80665 m/s2", { usual: true });
const DRAG = { when: "v - 30", text: "At this speed air resistance shortens a real flight noticeably." };

/** Motion along a line and through the air. */
export const kinematics: Relations = {
  "average-speed": {
    title: "Average speed",
    equation: "v == d / t",
    variables: {
      v: variable("roadSpeed", "average speed"),
      d: variable("distance", "distance", "120 km"),
      t: variable("travelTime", "time", "1.5 h"),
    },
    solved: { d: "v * t", t: "d / v" },
    limits: ["It is the total distance divided by the total time, including stops."],
    words: "velocity travel trip",
    related: ["displacement-average-velocity", "relative-velocity"],
    source: volume1("3.2 Instantaneous Velocity and Speed"),
  },
  "velocity-acceleration": {
    title: "Velocity under constant acceleration",
    equation: "v == v_0 + a * t",
    variables: {
      v: variable("velocity", "final velocity"),
      v_0: variable("velocity", "initial velocity", "5 m/s"),
      a: variable("acceleration", "acceleration", "2 m/s2"),
      t: variable("time", "time", "6 s"),
    },
    solved: { v_0: "v - a * t", a: "(v - v_0) / t", t: "(v - v_0) / a" },
    impossible: {
      t: "This acceleration never leads from the initial to the final velocity after the start.",
    },
    limits: [CONSTANT, SIGNS],
    words: "kinematics suvat speed",
    related: ["displacement-acceleration", "velocity-displacement"],
    source: volume1("3.4 Motion with Constant Acceleration"),
  },
  "displacement-acceleration": {
    title: "Displacement under constant acceleration",
    equation: "s == v_0 * t + a * t^2 / 2",
    variables: {
      s: variable("position", "displacement"),
      v_0: variable("velocity", "initial velocity", "15 m/s"),
      a: variable("acceleration", "acceleration", "-2 m/s2"),
      t: variable("time", "time", "6 s"),
    },
    solved: {
      v_0: "s / t - a * t / 2",
      a: "2 * (s - v_0 * t) / t^2",
      t: [
        "(-v_0 + sqrt(v_0^2 + 2 * a * s)) / a",
        "(-v_0 - sqrt(v_0^2 + 2 * a * s)) / a",
        "2 * s / (v_0 + sqrt(v_0^2 + 2 * a * s))",
      ],
    },
    impossible: { t: "The body turns around, or never starts, before it reaches that displacement." },
    limits: [CONSTANT, SIGNS],
    words: "distance kinematics suvat quadratic",
    related: ["velocity-acceleration", "velocity-displacement"],
    source: volume1("3.4 Motion with Constant Acceleration"),
  },
  "velocity-displacement": {
    title: "Velocity from displacement",
    equation: "v^2 == v_0^2 + 2 * a * s",
    variables: {
      v: variable("velocity", "final velocity"),
      v_0: variable("velocity", "initial velocity", "10 m/s"),
      a: variable("acceleration", "acceleration", "3 m/s2"),
      s: variable("position", "displacement", "50 m"),
    },
    solved: {
      v: ["sqrt(v_0^2 + 2 * a * s)", "-sqrt(v_0^2 + 2 * a * s)"],
      v_0: ["sqrt(v^2 - 2 * a * s)", "-sqrt(v^2 - 2 * a * s)"],
      a: "(v^2 - v_0^2) / (2 * s)",
      s: "(v^2 - v_0^2) / (2 * a)",
    },
    impossible: {
      v: "At this deceleration the body stops before it has covered that displacement.",
      v_0: "No initial velocity is low enough: this acceleration alone gives more than the final velocity.",
    },
    limits: [CONSTANT, SIGNS, "The sign of a velocity is its direction; the equation allows both."],
    words: "braking distance stopping kinematics suvat",
    related: ["velocity-acceleration", "displacement-acceleration"],
    source: volume1("3.4 Motion with Constant Acceleration"),
  },
  "displacement-average-velocity": {
    title: "Displacement from two velocities",
    equation: "s == (v_0 + v) / 2 * t",
    variables: {
      s: variable("position", "displacement"),
      v_0: variable("velocity", "initial velocity", "10 m/s"),
      v: variable("velocity", "final velocity", "30 m/s"),
      t: variable("time", "time", "8 s"),
    },
    solved: { v_0: "2 * s / t - v", v: "2 * s / t - v_0", t: "2 * s / (v_0 + v)" },
    limits: [CONSTANT, SIGNS],
    words: "distance average kinematics suvat",
    related: ["average-speed", "velocity-acceleration"],
    source: volume1("3.4 Motion with Constant Acceleration"),
  },
  "free-fall": {
    title: "Free fall: height and time",
    equation: "h == g * t^2 / 2",
    variables: {
      h: variable("length", "height fallen", undefined, { sign: "nonnegative" }),
      g: gravity,
      t: variable("time", "time of fall", "2 s"),
    },
    solved: { g: "2 * h / t^2", t: "sqrt(2 * h / g)" },
    limits: ["The body starts from rest.", NO_AIR],
    words: "drop falling dropped",
    related: ["fall-speed", "terminal-velocity"],
    source: volume1("3.5 Free Fall"),
  },
  "fall-speed": {
    title: "Free fall: speed at the bottom",
    equation: "v == sqrt(2 * g * h)",
    variables: {
      v: variable("speed", "speed after the fall"),
      g: gravity,
      h: variable("length", "height fallen", "20 m", { sign: "nonnegative" }),
    },
    solved: { g: "v^2 / (2 * h)", h: "v^2 / (2 * g)" },
    warnings: [DRAG],
    limits: ["The body starts from rest.", NO_AIR],
    words: "drop falling impact velocity",
    related: ["free-fall", "terminal-velocity", "efflux-speed"],
    source: volume1("3.5 Free Fall"),
  },
  "projectile-range": {
    title: "Projectile: range",
    equation: "R == v * cos(theta) / g * (v * sin(theta) + sqrt(v^2 * sin(theta)^2 + 2 * g * h))",
    variables: {
      R: variable("length", "range"),
      v: variable("speed", "initial speed", "20 m/s"),
      theta: variable("angle", "launch angle", "40 deg", { min: -Math.PI / 2, max: Math.PI / 2 }),
      h: variable("length", "launch height", "0 m", { sign: "nonnegative", usual: true }),
      g: gravity,
    },
    solved: {
      v: "R / cos(theta) * sqrt(g / (2 * (h + R * tan(theta))))",
      theta: [
        "atan((v^2 - sqrt(v^4 - g * (g * R^2 - 2 * h * v^2))) / (g * R))",
        "atan((v^2 + sqrt(v^4 - g * (g * R^2 - 2 * h * v^2))) / (g * R))",
      ],
      h: "g * R^2 / (2 * v^2 * cos(theta)^2) - R * tan(theta)",
      g: "2 * v^2 * cos(theta)^2 * (h + R * tan(theta)) / R^2",
    },
    impossible: {
      theta: "No angle reaches that far: the range is beyond the greatest one at this speed.",
      h: "At this speed and angle the projectile flies farther than that even from the ground.",
      v: "At this angle the projectile lands short of that range at any speed.",
    },
    also: {
      T: {
        ...variable("time", "time of flight"),
        formula: "(v * sin(theta) + sqrt(v^2 * sin(theta)^2 + 2 * g * h)) / g",
      },
      v_i: { ...variable("speed", "impact speed"), formula: "sqrt(v^2 + 2 * g * h)" },
    },
    warnings: [DRAG],
    limits: [NO_AIR, "The ground is flat, and the launch height is measured from where it lands."],
    words: "throw launch trajectory distance ball",
    related: ["projectile-height", "projectile-path"],
    source: volume1("4.3 Projectile Motion"),
    drawing: "projectile",
  },
  "projectile-height": {
    title: "Projectile: maximum height",
    equation: "H == h + v^2 * sin(theta)^2 / (2 * g)",
    variables: {
      H: variable("length", "maximum height"),
      v: variable("speed", "initial speed", "20 m/s"),
      theta: variable("angle", "launch angle", "60 deg", { min: 0, max: Math.PI / 2 }),
      h: variable("length", "launch height", "1.5 m", { sign: "nonnegative" }),
      g: gravity,
    },
    solved: {
      v: "sqrt(2 * g * (H - h)) / sin(theta)",
      theta: "asin(sqrt(2 * g * (H - h)) / v)",
      h: "H - v^2 * sin(theta)^2 / (2 * g)",
      g: "v^2 * sin(theta)^2 / (2 * (H - h))",
    },
    impossible: { theta: "At this speed the projectile does not rise that high, even straight up." },
    warnings: [DRAG],
    limits: [NO_AIR],
    words: "throw launch maximum apex",
    related: ["projectile-range", "projectile-path"],
    source: volume1("4.3 Projectile Motion"),
    drawing: "projectile",
  },
  "projectile-path": {
    title: "Projectile: path",
    equation: "y == h + x * tan(theta) - g * x^2 / (2 * v^2 * cos(theta)^2)",
    variables: {
      y: variable("position", "height there"),
      x: variable("length", "horizontal distance", "10 m", { sign: "nonnegative" }),
      v: variable("speed", "initial speed", "20 m/s", { sign: "positive" }),
      theta: variable("angle", "launch angle", "40 deg", { min: -Math.PI / 2, max: Math.PI / 2 }),
      h: variable("position", "launch height", "2 m"),
      g: gravity,
    },
    solved: {
      x: [
        "v * cos(theta) / g * (v * sin(theta) - sqrt(v^2 * sin(theta)^2 - 2 * g * (y - h)))",
        "v * cos(theta) / g * (v * sin(theta) + sqrt(v^2 * sin(theta)^2 - 2 * g * (y - h)))",
      ],
      v: "x / cos(theta) * sqrt(g / (2 * (h - y + x * tan(theta))))",
      theta: [
        "atan((v^2 - sqrt(v^4 - g * (g * x^2 + 2 * (y - h) * v^2))) / (g * x))",
        "atan((v^2 + sqrt(v^4 - g * (g * x^2 + 2 * (y - h) * v^2))) / (g * x))",
      ],
      h: "y - x * tan(theta) + g * x^2 / (2 * v^2 * cos(theta)^2)",
      g: "2 * v^2 * cos(theta)^2 * (h - y + x * tan(theta)) / x^2",
    },
    impossible: {
      x: "The projectile never reaches that height.",
      theta: "The point is out of reach at this speed, whatever the angle.",
      v: "At this angle, the straight path passes below the point, and gravity pulls it lower still.",
    },
    warnings: [DRAG],
    limits: [NO_AIR],
    words: "trajectory throw aim target",
    related: ["projectile-range", "projectile-height"],
    source: volume1("4.3 Projectile Motion"),
    drawing: "projectile",
  },
  "relative-velocity": {
    title: "Relative velocity along a line",
    equation: "v_r == v_A - v_B",
    variables: {
      v_r: variable("velocity", "velocity of A as seen from B"),
      v_A: variable("velocity", "velocity of A", "30 m/s"),
      v_B: variable("velocity", "velocity of B", "22 m/s"),
    },
    solved: { v_A: "v_r + v_B", v_B: "v_A - v_r" },
    warnings: [
      {
        when: "abs(v_A) - 3e7",
        text: "Near the speed of light, velocities add differently: see Adding velocities.",
      },
    ],
    limits: ["Both move along the same line, much slower than light.", SIGNS],
    words: "overtaking closing speed",
    related: ["velocity-addition"],
    source: volume1("4.5 Relative Motion in One and Two Dimensions"),
  },
};
