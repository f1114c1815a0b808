import { formula, symbol, symbolIn } from "../../kit/formulas/formula.ts";
import { airFormulas } from "./air-formulas.ts";
import { formats } from "./formats.ts";
import {
  about,
  air,
  celsius,
  dryAirFlow,
  enthalpy,
  heat,
  irradiance,
  kelvin,
  plain,
  precise,
  preliminary,
  watts,
} from "./formula-symbols.ts";

const A = symbol("area", precise(formats.surfaceArea));

export const formulas = {
  pressure: formula(
    "p = 101325 * (1 - 2.25577e-5 * z)^5.2559",
    {
      p: symbolIn("air pressure", precise(formats.airPressure), "pascal"),
      z: symbolIn("altitude", formats.measure, "meter"),
    },
    preliminary("Air pressure"),
  ),
  transmittance: formula(
    "U = 1 / sum(R)",
    {
      U: symbol("thermal transmittance", precise(formats.uValue)),
      R: {
        ...symbol("resistances of the layers and air films", precise(formats.resistance)),
        list: true,
      },
    },
    preliminary("U-factor"),
  ),
  framed: formula(
    "U = (1 - f) / sum(R_1) + f / sum(R_2)",
    {
      U: symbol("thermal transmittance", precise(formats.uValue)),
      f: plain("framing fraction of the area"),
      R_1: { ...symbol("resistances through the cavity", precise(formats.resistance)), list: true },
      R_2: { ...symbol("resistances through the framing", precise(formats.resistance)), list: true },
    },
    preliminary("U-factor, with framing"),
  ),
  solAir: formula(
    "t_e = t_o + (alpha * E - D) / 17",
    {
      t_e: celsius("sol-air temperature"),
      t_o: celsius("outdoor temperature at this hour"),
      alpha: plain("solar absorptance"),
      E: symbolIn("irradiance on the surface", precise(formats.irradiance), "watt-per-square-meter"),
      D: symbolIn(
        "long-wave loss of a surface facing the sky",
        precise(formats.irradiance),
        "watt-per-square-meter",
      ),
    },
    preliminary("Sol-air temperature"),
  ),
  windowGain: formula(
    "q = A * SHGC * k * (E_b * s * f_b + E_d * f_d)",
    {
      q: heat("solar heat gain of the window"),
      A,
      SHGC: plain("solar heat gain coefficient at normal incidence"),
      k: plain("interior shade (IAC)"),
      E_b: irradiance("beam irradiance"),
      s: plain("sunlit fraction of the window"),
      f_b: plain("ratio of SHGC at this angle to SHGC at normal incidence"),
      E_d: irradiance("diffuse irradiance from sky and ground"),
      f_d: plain("that ratio for diffuse radiation"),
    },
    preliminary("Solar heat gain"),
  ),
  delayedSun: formula(
    "Q = sum(r_s .* g_b) + sum(r_n .* g_d)",
    {
      Q: heat("cooling load from solar gain"),
      r_s: { ...plain("solar radiant time series"), list: true },
      g_b: { ...heat("beam gains, this hour and earlier"), list: true },
      r_n: { ...plain("nonsolar radiant time series"), list: true },
      g_d: { ...heat("diffuse gains, this hour and earlier"), list: true },
    },
    preliminary("Cooling load from the window’s solar gain"),
  ),
  delayedShaded: formula(
    "Q = (1 - x) * g + x * sum(r_n .* G)",
    {
      Q: heat("cooling load from solar gain"),
      x: plain("radiant fraction"),
      g: heat("gain of this hour"),
      r_n: { ...plain("nonsolar radiant time series"), list: true },
      G: { ...heat("gains, this hour and earlier"), list: true },
    },
    preliminary("Cooling load from the window’s solar gain"),
  ),
  people: formula(
    "q = n * q_1",
    {
      q: heat("sensible heat from people"),
      n: plain("people"),
      q_1: heat("sensible heat per person"),
    },
    preliminary("Heat gain from people"),
  ),
  roomSensible: formula(
    "q_s = sum(q)",
    {
      q_s: heat("room sensible load"),
      q: { ...heat("component loads at this hour"), list: true },
    },
    preliminary("Room sensible load"),
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
    preliminary("Room heating load"),
  ),
  acTons: formula(
    "N = Q / 12000",
    {
      N: plain("cooling load in tons"),
      Q: symbolIn("cooling load", precise(formats.plantLoad), "btu-per-hour"),
    },
    about("Cooling load in tons", "ASHRAE-F", "A ton of refrigeration is 12,000 Btu/h."),
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
      V: symbolIn("outdoor air", precise(formats.airFlow), "cubic-foot-per-minute"),
      A: symbolIn("floor area", precise(formats.surfaceArea), "square-foot"),
      N: plain("bedrooms"),
    },
    preliminary("Outdoor air for the dwelling", "ashrae-62-2"),
  ),
  zoneEfficiency: formula(
    "E_v = 1 + (D * V_p + V_a) / V_s - V_z / V_m",
    {
      E_v: plain("ventilation efficiency"),
      D: plain("occupant diversity"),
      V_p: symbol("for the people of all zones", precise(formats.airFlow)),
      V_a: symbol("for the floor area of all zones", precise(formats.airFlow)),
      V_s: symbol("primary air of the system", precise(formats.airFlow)),
      V_z: symbol("outdoor air that the critical zone needs", precise(formats.airFlow)),
      V_m: symbol("minimum primary air of the critical zone", precise(formats.airFlow)),
    },
    preliminary("Ventilation efficiency by Appendix A", "ashrae-62-1"),
  ),
  zones: formula(
    "V = (D * V_p + V_a) / E_v",
    {
      V: symbol("outdoor air for the building", precise(formats.airFlow)),
      D: plain("occupant diversity"),
      V_p: symbol("for the people of all zones", precise(formats.airFlow)),
      V_a: symbol("for the floor area of all zones", precise(formats.airFlow)),
      E_v: plain("ventilation efficiency"),
    },
    preliminary("Outdoor air, multiple zones", "ashrae-62-1"),
  ),
  mixed: formula(
    "h_m = (1 - x) * h_r + x * h_o",
    {
      h_m: enthalpy("enthalpy of the mixed air"),
      x: plain("outdoor air fraction"),
      h_r: enthalpy("enthalpy of the return air"),
      h_o: enthalpy("enthalpy of the outdoor air"),
    },
    preliminary("Mixed air"),
  ),
  coil: formula(
    "Q = m * (h_m - h_l) - m * (W_m - W_l) * h_w",
    {
      Q: symbol("cooling coil load", precise(formats.plantLoad)),
      m: dryAirFlow("dry air through the coil"),
      h_m: enthalpy("enthalpy of the mixed air"),
      h_l: enthalpy("enthalpy leaving the coil"),
      W_m: plain("humidity ratio of the mixed air"),
      W_l: plain("humidity ratio leaving the coil"),
      h_w: symbol("enthalpy of the condensate, above freezing", precise(formats.waterEnthalpy)),
    },
    preliminary("Cooling coil"),
  ),
  ducts: formula(
    "q = F * Q",
    {
      q: heat("heat that the ducts gain or lose"),
      F: symbol("duct factor", { kind: "percent" }),
      Q: heat("sensible load of the rooms"),
    },
    preliminary("Duct heat"),
  ),
  fan: formula(
    "q = V * dp / eta",
    {
      q: watts("fan heat"),
      V: air("supply air"),
      dp: symbolIn("fan pressure", precise(formats.fanPressure), "pascal"),
      eta: symbol("fan efficiency", { kind: "percent" }),
    },
    preliminary("Fan heat"),
  ),
  water: formula(
    "V = Q / (4190 * 998 * dT)",
    {
      V: symbolIn("water flow", precise(formats.waterFlow), "cubic-meter-per-second"),
      Q: watts("coil load, with margin"),
      dT: symbolIn("water temperature rise", precise(formats.temperatureRange), "delta-kelvin"),
    },
    preliminary("Chilled water"),
  ),
  ...airFormulas,
} as const;
