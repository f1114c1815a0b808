import { quantity } from "../../kit/quantities/quantity.ts";

export const distance = quantity("length", {
  si: ["kilometer"],
  us: ["mile"],
  min: "1 m",
  max: "1000000 km",
});
export const fuelEconomy = quantity("fuel-economy", {
  si: ["liter-per-100-kilometers", "kilometer-per-liter"],
  us: ["mile-per-gallon-us", "mile-per-gallon-imperial"],
  min: "0.1 km/L",
  max: "1000 km/L",
});
export const distancePerFuel = quantity("fuel-economy", {
  si: ["kilometer-per-liter"],
  us: ["mile-per-gallon-us"],
});
export const fuel = quantity("volume", { si: ["liter"], us: ["gallon-us"] });
export const fuelPrice = quantity("money/volume", { si: ["per-liter"], us: ["per-gallon-us"] });

export const power = quantity("power", { si: ["watt", "kilowatt"], min: "0.001 W", max: "10 MW" });
export const energy = quantity("energy", { si: ["kilowatt-hour"] });
export const energyPrice = quantity("money/energy", { si: ["per-kilowatt-hour"] });

export const mass = quantity("mass", {
  si: ["gram", "kilogram"],
  us: ["ounce", "pound"],
  min: "0.001 g",
  max: "1000 t",
});
export const volume = quantity("volume", {
  si: ["milliliter", "liter"],
  us: ["fluid-ounce-us", "gallon-us"],
  min: "0.001 mL",
  max: "1000 m3",
});
export const massPrice = quantity("money/mass", { si: ["per-kilogram"], us: ["per-ounce", "per-pound"] });
export const volumePrice = quantity("money/volume", {
  si: ["per-liter"],
  us: ["per-fluid-ounce-us", "per-gallon-us"],
});
