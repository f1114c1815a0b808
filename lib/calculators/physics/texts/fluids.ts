import { type FormulaTexts, volume1 } from "./formula-text.ts";

export const fluids: FormulaTexts = {
  density: {
    meaning:
      "Density is mass per volume, a property of the material and not of the piece. It tells what floats on what, how heavy a part will be and whether a sample is what it claims to be. Most solids and liquids keep their density within a few percent between winter and summer. Gases do not: their density follows pressure and temperature, so it has to be stated with both. Water is close to 1,000 kg/m³, or 62.4 lb/ft³, which makes a quick check possible. Loose materials such as sand or wood chips have a bulk density that includes the air between the pieces.",
    mistakes: [
      "Confusing g/cm³ with kg/m³. The first is a thousand times the second.",
      "Using the density of the solid for a heap. Sand has a third or more of air in it.",
    ],
    values: [
      { of: "Aluminum", value: "2.70 × 10³ kg/m³", source: volume1("14.1") },
      { of: "Water at 20 °C", value: "998.2 kg/m³", source: volume1("14.1") },
      { of: "Air at 0 °C and 101.3 kPa", value: "1.29 kg/m³", source: volume1("14.1") },
    ],
    example: {
      text: "A metal block of 540 g displaces 200 mL of water. Its density is 2.7 g/cm³: it may be aluminum.",
      values: "m = 540 g; V = 200 mL",
      answer: "2.7 g/cm3",
    },
  },
  pressure: {
    meaning:
      "Pressure is force per area. The same force on a smaller area presses harder: a thumbtack goes into the wood and not into the thumb. In a fluid at rest, pressure acts in all directions, and the force on a surface is at a right angle to it. Tanks, windows and lids are sized by it: even a small pressure on a large area is a large force. Gauges display the difference from the atmosphere, while gas laws and boiling points need the absolute pressure, which is about one atmosphere more.",
    mistakes: [
      "Mixing gauge and absolute pressure. A tire at 32 psi has about 47 psi absolute.",
      "Entering an area in square centimeters as square meters. One square meter has 10,000 of them.",
    ],
    values: [
      { of: "One standard atmosphere", value: "1.013 × 10⁵ Pa (14.7 psi)", source: volume1("14.2") },
      { of: "One bar", value: "10⁵ Pa", source: volume1("14.2") },
      { of: "One psi", value: "6.895 × 10³ Pa", source: volume1("14.2") },
    ],
    example: {
      text: "A cabinet presses on its feet with 900 N. The feet have an area of 12 cm² together, so the floor under them carries 750 kPa.",
      values: "F = 900 N; A = 12 cm2",
      answer: "750 kPa",
    },
  },
  "hydrostatic-pressure": {
    meaning:
      "In a liquid at rest, pressure grows with depth, because each layer carries the weight of everything above it. Only the depth and the density count. A narrow pipe and a wide tank have the same pressure at the same depth, which is why a water tower works at any width. Ten meters of water add about one atmosphere; each foot adds 0.433 psi. The result includes the pressure at the surface, usually that of the atmosphere; a gauge displays only the difference. In gases the density changes with height, so the formula fits only small differences of height.",
    mistakes: [
      "Measuring along a sloping pipe. Only the vertical depth counts.",
      "Adding the pressure of the atmosphere and then comparing with a gauge, which leaves it out.",
    ],
    values: [
      { of: "Fresh water at 20 °C, density", value: "998.2 kg/m³", source: volume1("14.1") },
      { of: "Sea water", value: "1.030 × 10³ kg/m³", source: volume1("14.1") },
      { of: "Mercury", value: "1.36 × 10⁴ kg/m³", source: volume1("14.1") },
    ],
    example: {
      text: "A diver is 18 m deep in sea water of 1,030 kg/m³, and the air at the surface has 101.3 kPa. The absolute pressure on the diver is 283 kPa.",
      values: "p_0 = 101.3 kPa; h = 18 m; rho = 1030 kg/m3",
      answer: "283 kPa",
    },
  },
  buoyancy: {
    meaning:
      "A fluid pushes up on whatever is in it with a force equal to the weight of the fluid displaced. The density in the formula is that of the fluid, and the volume is only the part that is submerged. If the force exceeds the weight, the body rises until enough of it is out of the fluid; a floating body displaces exactly its own weight. That is why a steel ship floats: its hull displaces far more water than the steel would. Balloons float in air by the same rule, which also makes every weighing in air slightly too low.",
    mistakes: [
      "Using the density of the body. The force depends on that of the fluid.",
      "Using the whole volume of a floating body. Only the submerged part displaces fluid.",
    ],
    values: [
      { of: "Ice at 0 °C, density", value: "917 kg/m³", source: volume1("14.1") },
      { of: "Sea water at 0 °C", value: "1.030 × 10³ kg/m³", source: volume1("14.1") },
      { of: "Submerged share of a 60 kg swimmer, lungs full", value: "97.0%", source: volume1("14.4") },
    ],
    example: {
      text: "A sealed drum of 200 L is pushed under fresh water of 998.2 kg/m³. The water pushes it up with 1,958 N.",
      values: "rho = 998.2 kg/m3; V = 200 L",
      answer: "1,958 N",
    },
  },
  "flow-rate": {
    meaning:
      "The volume that flows through a pipe per second is the cross section times the average speed. A pipe of twice the diameter has four times the area and carries four times the flow at the same speed. The formula works both ways: it tells the flow from a measured speed, and the area that is needed to keep the speed low. The average is over the cross section: the flow is faster in the middle of a pipe and slower at its wall. In liquids, the flow is the same everywhere along a closed pipe, so a narrower part has a higher speed.",
    mistakes: [
      "Using the nominal size for the inside diameter. The area is that of the actual opening.",
      "Halving the area for half the diameter. It is a quarter.",
    ],
    values: [
      { of: "Heart of a resting adult", value: "5.00 L/min", source: volume1("14.5") },
      { of: "Water in a garden hose, speed", value: "1.96 m/s", source: volume1("14.6") },
      { of: "The same water in the nozzle", value: "25.5 m/s", source: volume1("14.6") },
    ],
    example: {
      text: "Water flows at 1.5 m/s through a pipe with an open cross section of 20 cm². It delivers 3 L/s.",
      values: "A = 20 cm2; v = 1.5 m/s",
      answer: "3 L/s",
    },
  },
  bernoulli: {
    meaning:
      "Along a streamline of a fluid without friction, pressure, kinetic energy and potential energy per volume have a constant sum. Where a fluid speeds up, its pressure drops, and where it climbs, its pressure drops as well. Venturi meters, pitot tubes, carburetors and the lift of a wing are explained this way. The equation is the conservation of energy for a fluid that does not lose any. In long pipes, friction takes a share that the formula leaves out; there, use a formula for pressure loss. The fluid must not be compressed noticeably, which holds for liquids and for slow air.",
    mistakes: [
      "Applying it across a pump, a valve or a long pipe, which add or take energy.",
      "Using gauge pressure at one point and absolute pressure at the other.",
    ],
    values: [
      {
        of: "Absolute pressure in a hose before its nozzle",
        value: "4.24 × 10⁵ Pa",
        source: volume1("14.6"),
      },
      { of: "Speed in that hose and in the nozzle", value: "1.96 and 25.5 m/s", source: volume1("14.6") },
      { of: "One standard atmosphere", value: "1.013 × 10⁵ Pa", source: volume1("14.2") },
    ],
    example: {
      text: "Water of 998.2 kg/m³ flows in a level pipe at 2 m/s and 300 kPa. In a narrow part, it flows at 8 m/s, and the pressure is 270 kPa.",
      values: "p_1 = 300 kPa; v_1 = 2 m/s; h_1 = 0 m; v_2 = 8 m/s; h_2 = 0 m; rho = 998.2 kg/m3",
      answer: "270 kPa",
    },
  },
  "pipe-reynolds": {
    meaning:
      "The Reynolds number compares the inertia of a flow with its viscosity, and so tells whether the flow in a pipe is smooth or turbulent. Low numbers mean layers that slide over each other; high numbers mean eddies that mix the fluid and cost more pressure. Water in building pipes is almost always turbulent, oil often laminar. Between the two limits the flow can be either and may change. The number has no unit, so a model with the same Reynolds number flows like the original, at another size and speed. Viscosity depends strongly on temperature.",
    mistakes: [
      "Confusing dynamic with kinematic viscosity. The kinematic one is the dynamic one divided by the density.",
      "Using the radius. The limits are those for the diameter.",
    ],
    values: [
      { of: "Laminar flow in a tube", value: "below about 2,000", source: volume1("14.7") },
      { of: "Turbulent flow in a tube", value: "above about 3,000", source: volume1("14.7") },
      { of: "Water at 20 °C, dynamic viscosity", value: "1.002 × 10⁻³ Pa·s", source: volume1("14.7") },
    ],
    example: {
      text: "Water with a kinematic viscosity of 1 cSt flows at 1.5 m/s in a pipe of 25 mm. The Reynolds number is 37,500, so the flow is turbulent.",
      values: "v = 1.5 m/s; d = 25 mm; nu = 1 cSt",
      answer: "37,500",
    },
  },
};
