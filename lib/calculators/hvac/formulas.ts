import type { ValueFormat } from "../../fields/value-format.ts";
import { formula } from "../../formulas/formula.ts";
import { formats } from "./formats.ts";

const symbol = <F extends ValueFormat>(meaning: string, format: F) => ({ meaning, format });
const precise = <F extends { significant: number }>(format: F): F => ({ ...format, significant: 7 });
const bound = <F extends ValueFormat, U extends string>(meaning: string, format: F, unit: U) => ({
  meaning,
  format,
  unit,
});

const heat = (meaning: string) => symbol(meaning, precise(formats.heat));
const watts = (meaning: string) => bound(meaning, precise(formats.heat), "watt");
const air = (meaning: string) => bound(meaning, precise(formats.air), "cubic-meter-per-second");
const kelvin = (meaning: string) => bound(meaning, precise(formats.outdoor), "kelvin");
const celsius = (meaning: string) => bound(meaning, precise(formats.outdoor), "celsius");
const plain = (meaning: string) => symbol(meaning, { kind: "number", significant: 8 });
const share = (meaning: string) => symbol(meaning, { kind: "number", significant: 8 });
const ratio = (meaning: string) => symbol(meaning, { kind: "number", significant: 8, suffix: "kg/kg" });
const volume = (meaning: string) => symbol(meaning, { kind: "number", significant: 7, suffix: "m³/kg" });
const enthalpy = (meaning: string) => symbol(meaning, { kind: "number", significant: 8, suffix: "J/kg" });
const flowOf = (meaning: string) => symbol(meaning, { kind: "number", significant: 8, suffix: "kg/s" });
const irradiance = (meaning: string) => symbol(meaning, precise(formats.irradiance));

const A = symbol("area", precise(formats.area));
const t_o = kelvin("outdoor temperature at this hour");
const t_r = kelvin("room temperature");
const about = (title: string, source = "ASHRAE-F", note?: string) => ({
  title,
  source,
  ...(note !== undefined && { note }),
});

/** What the steps of the calculator name. */
export const formulas = {
  pressure: formula(
    "p = 101325 * (1 - 2.25577e-5 * z)^5.2559",
    {
      p: bound("air pressure", precise(formats.pressure), "pascal"),
      z: bound("altitude", formats.length, "meter"),
    },
    { ...about("Air pressure"), preliminary: true },
  ),
  transmittance: formula(
    "U = 1 / sum(R)",
    {
      U: symbol("thermal transmittance", precise(formats.u)),
      R: {
        ...symbol("resistances of the layers and air films", precise(formats.resistance)),
        list: true,
      },
    },
    { ...about("U-factor"), preliminary: true },
  ),
  framed: formula(
    "U = (1 - f) / sum(R_1) + f / sum(R_2)",
    {
      U: symbol("thermal transmittance", precise(formats.u)),
      f: share("framing fraction of the area"),
      R_1: { ...symbol("resistances through the cavity", precise(formats.resistance)), list: true },
      R_2: { ...symbol("resistances through the framing", precise(formats.resistance)), list: true },
    },
    { ...about("U-factor, with framing"), preliminary: true },
  ),
  solAir: formula(
    "t_e = t_o + (alpha * E - D) / 17",
    {
      t_e: celsius("sol-air temperature"),
      t_o: celsius("outdoor temperature at this hour"),
      alpha: share("solar absorptance"),
      E: bound("irradiance on the surface", precise(formats.irradiance), "watt-per-square-meter"),
      D: bound(
        "long-wave loss of a surface facing the sky",
        precise(formats.irradiance),
        "watt-per-square-meter",
      ),
    },
    { ...about("Sol-air temperature"), preliminary: true },
  ),
  windowGain: formula(
    "q = A * SHGC * k * (E_b * s * f_b + E_d * f_d)",
    {
      q: heat("solar heat gain of the window"),
      A,
      SHGC: share("solar heat gain coefficient at normal incidence"),
      k: share("interior shade (IAC)"),
      E_b: irradiance("beam irradiance"),
      s: share("sunlit fraction of the window"),
      f_b: share("ratio of SHGC at this angle to SHGC at normal incidence"),
      E_d: irradiance("diffuse irradiance from sky and ground"),
      f_d: share("that ratio for diffuse radiation"),
    },
    { ...about("Solar heat gain"), preliminary: true },
  ),
  delayedSun: formula(
    "Q = sum(r_s .* g_b) + sum(r_n .* g_d)",
    {
      Q: heat("cooling load from solar gain"),
      r_s: { ...share("solar radiant time series"), list: true },
      g_b: { ...heat("beam gains, this hour and earlier"), list: true },
      r_n: { ...share("nonsolar radiant time series"), list: true },
      g_d: { ...heat("diffuse gains, this hour and earlier"), list: true },
    },
    { ...about("Cooling load from the window’s solar gain"), preliminary: true },
  ),
  delayedShaded: formula(
    "Q = (1 - x) * g + x * sum(r_n .* G)",
    {
      Q: heat("cooling load from solar gain"),
      x: share("radiant fraction"),
      g: heat("gain of this hour"),
      r_n: { ...share("nonsolar radiant time series"), list: true },
      G: { ...heat("gains, this hour and earlier"), list: true },
    },
    { ...about("Cooling load from the window’s solar gain"), preliminary: true },
  ),
  people: formula(
    "q = n * q_1",
    {
      q: heat("sensible heat from people"),
      n: plain("people"),
      q_1: heat("sensible heat per person"),
    },
    { ...about("Heat gain from people"), preliminary: true },
  ),
  infiltrationFlow: formula(
    "V = n * V_r / 3600",
    {
      V: air("infiltration"),
      n: plain("air changes per hour"),
      V_r: bound("room volume", precise(formats.volume), "cubic-meter"),
    },
    { ...about("Infiltration"), preliminary: true },
  ),
  infiltrationSensible: formula(
    "q = V / v * (1006 + 1860 * W_o) * (t_o - t_r)",
    {
      q: watts("sensible heat"),
      V: air("infiltration"),
      v: volume("specific volume of the outdoor air"),
      W_o: ratio("humidity ratio outdoors"),
      t_o,
      t_r,
    },
    { ...about("Sensible heat of infiltration"), preliminary: true },
  ),
  infiltrationLatent: formula(
    "q = V / v * (2501000 + 1860 * t_r) * max(W_o - W_r, 0)",
    {
      q: watts("latent heat"),
      V: air("infiltration"),
      v: volume("specific volume of the outdoor air"),
      t_r: celsius("room temperature"),
      W_o: ratio("humidity ratio outdoors"),
      W_r: ratio("room humidity ratio"),
    },
    { ...about("Latent heat of infiltration"), preliminary: true },
  ),
  roomSensible: formula(
    "q_s = sum(q)",
    {
      q_s: heat("room sensible load"),
      q: { ...heat("component loads at this hour"), list: true },
    },
    { ...about("Room sensible load"), preliminary: true },
  ),
  roomAir: formula(
    "V = q_s * v / ((1006 + 1860 * W) * (t_r - t_s))",
    {
      V: air("room supply air"),
      q_s: watts("room peak sensible load"),
      v: volume("specific volume of the supply air"),
      W: ratio("room humidity ratio"),
      t_r,
      t_s: kelvin("supply air temperature"),
    },
    { ...about("Room supply air"), preliminary: true },
  ),
  heating: formula(
    "q = (H + F) * (t_i - t_o) + q_i",
    {
      q: watts("room heating load"),
      H: symbol("sum of U · A", { kind: "number", significant: 7, suffix: "W/K" }),
      F: symbol("sum of F · edge", { kind: "number", significant: 7, suffix: "W/K" }),
      t_i: kelvin("indoor temperature in winter"),
      t_o: kelvin("outdoor design temperature in winter"),
      q_i: watts("infiltration"),
    },
    { ...about("Room heating load"), preliminary: true },
  ),
  oneRoom: formula(
    "Q = q_s + q_l",
    {
      Q: heat("cooling load"),
      q_s: heat("sensible load at this hour"),
      q_l: heat("latent load at this hour"),
    },
    about("Cooling load"),
  ),
  block: formula(
    "Q = sum(q)",
    {
      Q: heat("building cooling load"),
      q: { ...heat("sensible and latent loads of each room at this hour"), list: true },
    },
    about("Building cooling load"),
  ),
  dwelling: formula(
    "V = 0.03 * A + 7.5 * (N + 1)",
    {
      V: bound("outdoor air", precise(formats.air), "cubic-foot-per-minute"),
      A: bound("floor area", precise(formats.area), "square-foot"),
      N: plain("bedrooms"),
    },
    { ...about("Outdoor air for the dwelling", "ashrae-62-2"), preliminary: true },
  ),
  zones: formula(
    "V = (D * V_p + V_a) / E_v",
    {
      V: symbol("outdoor air for the building", precise(formats.air)),
      D: share("occupant diversity"),
      V_p: symbol("for the people of all zones", precise(formats.air)),
      V_a: symbol("for the floor area of all zones", precise(formats.air)),
      E_v: share("ventilation efficiency"),
    },
    { ...about("Outdoor air, multiple zones", "ashrae-62-1"), preliminary: true },
  ),
  mixed: formula(
    "h_m = (1 - x) * h_r + x * h_o",
    {
      h_m: enthalpy("enthalpy of the mixed air"),
      x: share("outdoor air fraction"),
      h_r: enthalpy("enthalpy of the return air"),
      h_o: enthalpy("enthalpy of the outdoor air"),
    },
    { ...about("Mixed air"), preliminary: true },
  ),
  coil: formula(
    "Q = m * (h_m - h_l) - m * (W_m - W_l) * 4186 * t_l",
    {
      Q: watts("cooling coil load"),
      m: flowOf("dry air through the coil"),
      h_m: enthalpy("enthalpy of the mixed air"),
      h_l: enthalpy("enthalpy leaving the coil"),
      W_m: ratio("humidity ratio of the mixed air"),
      W_l: ratio("humidity ratio leaving the coil"),
      t_l: celsius("temperature leaving the coil"),
    },
    { ...about("Cooling coil"), preliminary: true },
  ),
  fan: formula(
    "q = V * dp / eta",
    {
      q: watts("fan heat"),
      V: air("supply air"),
      dp: bound("fan pressure", precise(formats.fan), "pascal"),
      eta: symbol("fan efficiency", { kind: "percent" }),
    },
    { ...about("Fan heat"), preliminary: true },
  ),
  ventilationHeating: formula(
    "q = V / v * 1006 * (t_i - t_o)",
    {
      q: watts("heat for outdoor air in winter"),
      V: air("outdoor air"),
      v: volume("specific volume of the outdoor air"),
      t_i: kelvin("indoor temperature in winter"),
      t_o: kelvin("outdoor design temperature in winter"),
    },
    { ...about("Outdoor air in winter"), preliminary: true },
  ),
  water: formula(
    "V = Q / (4190 * 998 * dT)",
    {
      V: bound("water flow", precise(formats.water), "cubic-meter-per-second"),
      Q: watts("coil load, with margin"),
      dT: bound("water temperature rise", precise(formats.difference), "delta-kelvin"),
    },
    { ...about("Chilled water"), preliminary: true },
  ),
} as const;
