import type { LibraryUnits } from "../library-unit.ts";

export default {
  radian: { name: "Radian", symbol: "rad", factor: "rad", aliases: ["rads"] },
  degree: { name: "Degree", symbol: "°", factor: "deg", aliases: ["degs", "arcdegree"], sexagesimal: "hours" },
  arcminute: { name: "Arcminute (MOA)", symbol: "′", factor: "arcmin", aliases: ["arcmin", "moa", "minute of arc", "minutes of arc", "amin"], sexagesimal: "minutes" },
  gradian: { name: "Gradian (gon)", symbol: "gon", factor: "gon", aliases: ["grad", "grads", "gons"] },
  "radian-per-second": { name: "Radian per second", symbol: "rad/s", factor: "rad/s", aliases: ["rad per sec", "radians/second"] },
  "degree-per-second": { name: "Degree per second", symbol: "°/s", factor: "deg/s", aliases: ["dps", "deg per sec", "degrees/second"] },
  "revolution-per-minute": { name: "Revolution per minute (rpm)", symbol: "rpm", factor: "rev/min", aliases: ["rev/min", "r/min", "revs per minute", "turns per minute"] },
  petahertz: { name: "Petahertz", symbol: "PHz", factor: "PHz" },
  terahertz: { name: "Terahertz", symbol: "THz", factor: "THz" },
  gigahertz: { name: "Gigahertz", symbol: "GHz", factor: "GHz" },
  megahertz: { name: "Megahertz", symbol: "MHz", factor: "MHz", aliases: ["mhz"] },
  kilohertz: { name: "Kilohertz", symbol: "kHz", factor: "kHz" },
  hertz: { name: "Hertz", symbol: "Hz", factor: "Hz", aliases: ["per second", "1/s"] },
} satisfies LibraryUnits;
