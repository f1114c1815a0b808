import { quantity } from "../../kit/quantities/quantity.ts";

export const density = quantity("density", {
  si: ["kilogram-per-cubic-meter", "gram-per-cubic-centimeter"],
  us: ["pound-per-cubic-foot", "pound-per-cubic-inch"],
  min: "0.001 kg/m3",
  max: "50000 kg/m3",
  default: "2700 kg/m3",
});

export const modulus = quantity("youngs-modulus", {
  si: ["gigapascal", "megapascal"],
  us: ["msi", "ksi"],
  min: "0.00001 GPa",
  max: "5000 GPa",
  default: "69 GPa",
});

export const stress = quantity("stress", { si: ["megapascal"], us: ["ksi", "psi"], min: "0 MPa" });

export const expansion = quantity("thermal-expansion", {
  si: ["micrometer-per-meter-kelvin"],
  us: ["microinch-per-inch-fahrenheit"],
  min: "-100 µm/(m·K)",
  max: "1000 µm/(m·K)",
  default: "23.6 µm/(m·K)",
});

export const conductivity = quantity("thermal-conductivity", {
  si: ["watt-per-meter-kelvin"],
  us: ["btu-per-hour-foot-fahrenheit"],
  min: "0 W/(m·K)",
});

export const heat = quantity("specific-heat-capacity", {
  si: ["joule-per-kilogram-kelvin"],
  us: ["btu-per-pound-fahrenheit"],
});

export const resistivity = quantity("resistivity", {
  si: ["microhm-meter", "nanoohm-meter"],
  us: ["microhm-centimeter", "ohm-circular-mil-per-foot"],
});

export const temperature = quantity("temperature", {
  si: ["celsius", "kelvin"],
  us: ["fahrenheit"],
  min: "-273.15 °C",
  max: "5000 °C",
});

export const difference = quantity("temperature-difference", {
  si: ["delta-kelvin"],
  us: ["delta-fahrenheit"],
});

export const viscosity = quantity("dynamic-viscosity", { si: ["millipascal-second"], us: ["centipoise"] });

export const diffusivity = quantity("thermal-diffusivity", {
  si: ["square-millimeter-per-second"],
  us: ["square-foot-per-hour"],
});

/** Modulus or strength per density. */
export const specific = quantity("heating-value-mass", { si: ["kilojoule-per-kilogram"] });

export const size = quantity("length", {
  si: ["millimeter", "meter"],
  us: ["inch", "foot"],
  min: "0.000001 m",
  max: "1000 m",
});

/** Volume of a body of any shape, including materials that are poured or sold by the yard. */
export const amount = quantity("volume", {
  si: ["cubic-meter", "liter", "cubic-centimeter"],
  us: ["cubic-foot", "cubic-yard", "cubic-inch", "gallon-us"],
  min: "0.000000001 m3",
  max: "1000000 m3",
});

export const length = quantity("length", {
  si: ["meter", "millimeter"],
  us: ["foot", "inch"],
  min: "0.000001 m",
  max: "100000 m",
});

export const elongation = quantity("length", { si: ["millimeter", "micrometer"], us: ["inch"] });
export const area = quantity("area", { si: ["square-millimeter"], us: ["square-inch"] });
export const volume = quantity("volume", { si: ["cubic-centimeter"], us: ["cubic-inch"] });
export const mass = quantity("mass", { si: ["kilogram", "gram", "tonne"], us: ["pound", "short-ton"] });
export const massPerLength = quantity("linear-density", {
  si: ["kilogram-per-meter"],
  us: ["pound-per-foot"],
});

export const price = quantity("money/mass", {
  si: ["per-kilogram", "per-tonne"],
  us: ["per-pound"],
  min: "0 €/kg",
  max: "1000000000 €/kg",
});
