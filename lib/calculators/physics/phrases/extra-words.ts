export const EXTRA_WORDS: Readonly<Record<string, string>> = {
  "average-speed": "average drive driving travel go walk fly cover trip race run ran mph fast far long time",
  "velocity-acceleration": "average car brakes brake decelerates accelerates",
  "newton-second-law": "accelerate accelerates",
  "kinetic-energy": "ke moving car ball object body",
  "potential-energy": "pe lifted raised",
  "free-fall": "drop dropped fall falls falling height free ball object take takes ground hits hit",
  "fall-speed":
    "drop dropped fall falls falling impact free ball object ground hits hit reach speed velocity",
  "projectile-range": "projectile thrown throw launched angle degrees ball fly flies",
  "ohms-law": "across through thru resistor flow flows",
  "power-voltage-resistance": "resistor resistance",
  "power-current-resistance": "resistor resistance",
  "electric-power": "load device appliance bulb lamp heater draw draws",
  "radio-wavelength": "wavelength frequency wave signal light radio",
  "photon-energy": "photon light",
  "photon-energy-wavelength": "photon light",
  "ideal-gas": "gas ideal moles mol",
  "thin-lens": "lens image object focal",
  snell: "snell snells air glass water into refraction",
  "specific-heat": "heat warm heated energy",
  pendulum: "pendulum",
  "mass-spring-period": "spring mass",
  "circle-area": "disc",
  "circle-circumference": "disc around",
  "cylinder-volume": "cylindrical tank full inside long length",
  "box-volume": "rectangular tank full inside",
  slope: "drop fall",
  "linear-expansion": "pipe bar beam rod coefficient heated",
  "sphere-volume": "spherical",
  "right-triangle": "other one if right triangle",
  "triangle-sides": "triangle side",
  "triangle-area": "triangle",
  "hydrant-flow": "hydrant fire",
  "pump-power": "pump bhp horsepower",
  "pipe-reynolds": "pipe tube id re",
  "reynolds-number": "pipe tube re",
  "air-heat": "air supply cool heating cooling temp rise",
  "water-heat": "water pipe drop loop",
  "heat-loss": "wall ceiling roof floor window r value",
  "air-changes": "room ach per hour",
};

/** Other names of formulas, as patterns. */
export const TITLES: Readonly<Record<string, string>> = {
  "kinetic-energy": "ke",
  "radio-wavelength": "wavelength of | frequency of | wavelength | frequency",
  "photon-energy": "photon",
  "photon-energy-wavelength": "photon",
  "potential-energy": "potential energy | pe",
  "displacement-acceleration": "how far | distance | displacement",
  "velocity-acceleration":
    "acceleration | accelerate | accelerates | deceleration | decelerate | brake | brakes",
  snell: "snell | snells",
  "thin-lens": "lens",
  "ideal-gas": "ideal gas",
  "circle-circumference": "circumference",
  "series-capacitors": "series",
  "parallel-capacitors": "parallel",
  "specific-heat": "warm | heat | heats",
  "cylinder-volume": "cylindrical | cylinder volume",
  "linear-expansion": "expansion | expand | expands | grow | grows",
  "sphere-volume": "ball volume",
  "right-triangle": "hypotenuse",
  "free-fall": "fall | falls | falling | drop | dropped",
  "fall-speed": "fall | falls | falling | drop | dropped",
};

/** Other words for a variable by the noun of its meaning. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  height: "tall | high | up | drop | lift | fall",
  depth: "deep | thick | thickness",
  length: "long",
  width: "wide",
  thickness: "thick",
  radius: "radius | r",
  airflow: "air flow | flow",
  side: "side",
  voltage: "volt | across",
  temperature: "temp | at",
  density: "density",
  efficiency: "efficient | eff",
};

export const FORMULA_ROLES: Readonly<Record<string, string>> = {
  "cylinder-volume h": "long | length | deep",
  "slope h": "rise | drop | fall",
  "slope l": "over | for",
};

/** Questions for a variable that don’t name it, by the quantity. */
export const QUESTION_WORDS: Readonly<Record<string, string>> = {
  time: "how long | how much time",
  length: "how far | how high | how tall | how deep",
  speed: "how fast",
  mass: "how heavy",
};
