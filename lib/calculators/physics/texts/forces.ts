import { type FormulaTexts, volume1 } from "./formula-text.ts";

export const forces: FormulaTexts = {
  "newton-second-law": {
    meaning:
      "A force is what changes motion. The net force on a body, the sum of all forces with their directions, equals its mass times its acceleration. Twice the force gives twice the acceleration; twice the mass gives half of it. If the forces cancel, the body keeps its velocity, which includes standing still. Most problems of mechanics follow the same path: find the forces, add them, divide by the mass, and you know how the velocity changes. The law in this form needs a constant mass and a speed far below that of light.",
    mistakes: [
      "Using a single force instead of the net force. Friction, drag and weight count as well, each with its direction.",
      "Taking a pound of mass for a pound of force. In US units the mass is in lb and the force in lbf.",
    ],
    values: [
      { of: "Weight of 1 kg on Earth", value: "9.8 N", source: volume1("5.4") },
      { of: "Weight of 1 kg on the Moon", value: "1.6 N", source: volume1("5.4") },
      { of: "One pound-force", value: "4.448 222 N", source: ["SP811", "appendix B.8"] },
    ],
    example: {
      text: "The net force on a car of 1,400 kg is 3,500 N forward. It accelerates by 2.5 m/s².",
      solve: "a",
      values: "F = 3500 N; m = 1400 kg",
      answer: "2.5 m/s2",
    },
  },
  weight: {
    meaning:
      "Weight is the force of gravity on a mass. The mass of a body is the same everywhere; its weight depends on where it is. On Earth, gravity varies by about half a percent and is weakest at the equator and on mountains. On the Moon it is about a sixth. A bathroom scale measures the force but displays the mass that would have this weight under standard gravity. Engineers need weight as a force, in newtons or pounds-force, as soon as it loads a floor, a rope or a beam.",
    mistakes: [
      "Entering kilograms where a force is needed. A load of 10 kg pulls with 98 N, not with 10 N.",
      "Using 10 m/s² in one step and 9.81 m/s² in the next. The results then differ by two percent.",
    ],
    values: [
      { of: "Acceleration of gravity on Earth", value: "9.78 to 9.83 m/s²", source: volume1("3.5") },
      { of: "On the Moon", value: "1.62 m/s²", source: volume1("5.4") },
      { of: "Weight of 1 kg on the Moon", value: "1.6 N", source: volume1("5.4") },
    ],
    example: {
      text: "A bag of cement of 25 kg hangs on a rope. The rope carries 245 N.",
      values: "m = 25 kg",
      answer: "245 N",
    },
  },
  friction: {
    meaning:
      "Friction between dry surfaces is roughly proportional to the force that presses them together. The factor, the coefficient of friction, depends on the two materials and on the condition of the surfaces, but hardly on the area of contact. Static friction adjusts itself to the push, up to a maximum, and keeps a body in place. Kinetic friction acts while the body slides and is usually smaller, which is why a crate jerks when it starts to move. Oil between steel surfaces lowers the coefficient to about a tenth. The formula does not apply to rolling or to surfaces that stick.",
    mistakes: [
      "Taking the weight for the normal force on a slope, or when a rope also pulls upward. Only the force between the surfaces counts.",
      "Using the static coefficient for a body that slides already.",
    ],
    values: [
      { of: "Rubber on dry concrete", value: "1.0 static, 0.7 kinetic", source: volume1("6.2") },
      { of: "Dry steel on steel", value: "0.6 static, 0.3 kinetic", source: volume1("6.2") },
      { of: "Steel on ice", value: "0.04 static, 0.02 kinetic", source: volume1("6.2") },
    ],
    example: {
      text: "A wooden crate presses on a wooden floor with 200 N, and the static coefficient is 0.5. It begins to slide at a push of 100 N.",
      values: "mu = 0.5; N = 200 N",
      answer: "100 N",
    },
  },
  "youngs-modulus": {
    meaning:
      "Young’s modulus says how stiff a material is, independent of the shape of the part: it is the stress, force per area, divided by the strain, the extension per length. A rod twice as long stretches twice as far under the same load, and one with twice the cross section half as far; the modulus leaves both out. Steel is about three times as stiff as aluminum, which is why an aluminum beam of the same shape bends three times as far. The modulus holds only in the elastic range. It says nothing about strength, the stress at which the material yields.",
    mistakes: [
      "Confusing stiffness with strength. Hardened and mild steel have nearly the same modulus and very different strengths.",
      "Entering the diameter or an area in the wrong unit. One mm² is a millionth of a square meter.",
    ],
    values: [
      { of: "Steel", value: "200 GPa", source: volume1("12.3") },
      { of: "Aluminum", value: "70 GPa", source: volume1("12.3") },
      { of: "Concrete", value: "20 GPa", source: volume1("12.3") },
    ],
    example: {
      text: "A load of 500 N stretches a wire of 3 m with a cross section of 1 mm² by 7.5 mm. The modulus is 200 GPa: the wire may be steel.",
      values: "F = 500 N; L_0 = 3 m; A = 1 mm2; dL = 7.5 mm",
      answer: "200 GPa",
    },
  },
  "centripetal-acceleration": {
    meaning:
      "A body on a circle changes the direction of its velocity all the time, so it accelerates even at constant speed. The acceleration points to the center and grows with the square of the speed. Taking a curve twice as fast needs four times the acceleration; a curve of twice the radius at the same speed needs half. Riders feel pushed outward, because the seat accelerates them inward. It is often given as a multiple of gravity: 1 g is 9.8 m/s². Without something that provides it, such as friction, a rope or gravity, the body moves on in a straight line.",
    mistakes: [
      "Entering the diameter as the radius, which halves the result.",
      "Adding a centrifugal force in a frame that does not rotate. There, only the inward force exists.",
    ],
    values: [
      { of: "Outer edge of a playing CD", value: "5.78 m/s²", source: volume1("4.4") },
      { of: "Roller coaster", value: "5 g", source: volume1("4.4") },
      { of: "Moon around Earth", value: "2.73 × 10⁻³ m/s²", source: volume1("4.4") },
    ],
    example: {
      text: "A car takes a curve with a radius of 80 m at 20 m/s. It accelerates toward the center by 5 m/s².",
      values: "v = 20 m/s; r = 80 m",
      answer: "5 m/s2",
    },
  },
  "centripetal-force": {
    meaning:
      "A body moves on a circle only as long as something pulls it toward the center. This centripetal force is no new kind of force; a rope, the friction of tires, a rail or gravity provides it. It is proportional to the mass and to the square of the speed, and smaller on a wide circle. On a flat road, friction has to provide all of it. Where it cannot, because the car is too fast or the road is wet, the car leaves the curve on a straighter path. The force does no work: it turns the velocity and does not change the speed.",
    mistakes: [
      "Drawing it as one more force next to friction or tension. It is their sum toward the center.",
      "Forgetting the square: at 10% more speed, the force is 21% greater.",
    ],
    values: [
      { of: "Rubber on dry concrete, static friction", value: "1.0", source: volume1("6.2") },
      { of: "Rubber on wet concrete, static friction", value: "0.5 to 0.7", source: volume1("6.2") },
      { of: "Roller coaster, acceleration", value: "5 g", source: volume1("4.4") },
    ],
    example: {
      text: "A car of 1,200 kg takes a curve with a radius of 60 m at 15 m/s. The road has to push it inward with 4,500 N.",
      values: "m = 1200 kg; v = 15 m/s; r = 60 m",
      answer: "4,500 N",
    },
  },
  drag: {
    meaning:
      "Drag is the force with which air or water resists a body that moves through it fast enough to leave a wake. It grows with the square of the speed, so the power to overcome it grows with the cube: at highway speed it takes about half of a car’s power. The drag coefficient describes the shape, the area is that of the front view. A body that is small, slow or in a thick fluid follows Stokes’ law instead. The speed is relative to the fluid, so a headwind adds to it.",
    mistakes: [
      "Using the whole surface as the area. The coefficients of cars and people are for the front view.",
      "Leaving out the wind. Riding at 10 m/s into a wind of 5 m/s, the speed that counts is 15 m/s.",
    ],
    values: [
      { of: "Toyota Camry, drag coefficient", value: "0.28", source: volume1("6.4") },
      { of: "Sphere", value: "0.45", source: volume1("6.4") },
      { of: "Bicycle", value: "0.90", source: volume1("6.4") },
    ],
    example: {
      text: "A car with a drag coefficient of 0.28 and a front of 2.2 m² drives at 30 m/s through air of 1.2 kg/m³. The drag is 333 N.",
      values: "C = 0.28; rho = 1.2 kg/m3; A = 2.2 m2; v = 30 m/s",
      answer: "333 N",
    },
  },
  "terminal-velocity": {
    meaning:
      "A falling body accelerates until drag equals its weight. From then on it falls at its terminal speed. The speed grows with the square root of the weight and falls with the square root of the area, so a skydiver can change it by changing position, and a parachute lowers it by its large area. For bodies of one shape and material, the larger one falls faster: weight grows with the cube of the size, drag with the square. That is why small animals survive falls from any height. In thinner air at high altitude the terminal speed is higher.",
    mistakes: [
      "Expecting the speed right after the jump. A skydiver needs several seconds to come close to it.",
      "Using the drag coefficient of one position with the area of another.",
    ],
    values: [
      { of: "Skydiver feet first, drag coefficient", value: "0.70", source: volume1("6.4") },
      { of: "Skydiver, horizontal", value: "1.0", source: volume1("6.4") },
      { of: "Spread-eagle, terminal speed", value: "about 200 km/h", source: volume1("6.4") },
    ],
    example: {
      text: "A skydiver of 85 kg falls spread-eagled with an area of 0.7 m² and a drag coefficient of 1 through air of 1.21 kg/m³. The terminal speed is 44.4 m/s.",
      values: "m = 85 kg; rho = 1.21 kg/m3; C = 1; A = 0.7 m2",
      answer: "44.4 m/s",
    },
  },
};
