import { type Definition, exact } from "./definition.ts";

/** US customary and imperial units of length, area, volume, mass, force, pressure, energy and power. */
export const customary: Record<string, Definition> = {
  // Length: the international yard and pound agreement of 1959
  in: exact("0.0254 m", "HB44 App. C"),
  ft: exact("12 in", "HB44 App. C"),
  yd: exact("3 ft", "HB44 App. C"),
  mi: exact("5280 ft", "HB44 App. C"),
  mil: exact("in/1000", "HB44 App. C"),
  rd: exact("16.5 ft", "HB44 App. C"),
  chain: exact("66 ft", "HB44 App. C"),
  ftSurvey: exact("1200/3937 m", "FR2020"),
  pt: exact("in/72", "SP811 B.8"),

  // Area
  acre: exact("43560 ft^2", "HB44 App. C"),
  acreSurvey: exact("43560 ftSurvey^2", "FR2020"),
  cmil: exact("pi/4 mil^2", "SP811 B.8"),

  // Volume: the US gallon is 231 cubic inches, the US bushel 2150.42, the imperial gallon 4.54609 L
  galUS: exact("231 in^3", "HB44 App. C"),
  qtUS: exact("galUS/4", "HB44 App. C"),
  ptUS: exact("galUS/8", "HB44 App. C"),
  cupUS: exact("galUS/16", "HB44 App. C"),
  giUS: exact("galUS/32", "HB44 App. C"),
  flozUS: exact("galUS/128", "HB44 App. C"),
  tbspUS: exact("flozUS/2", "HB44 App. C"),
  tspUS: exact("flozUS/6", "HB44 App. C"),
  bblOil: exact("42 galUS", "API MPMS"),
  buUS: exact("2150.42 in^3", "HB44 App. C"),
  galUK: exact("4.54609 L", "UKWM85 Sch. 1"),
  qtUK: exact("galUK/4", "UKWM85 Sch. 1"),
  ptUK: exact("galUK/8", "UKWM85 Sch. 1"),
  flozUK: exact("galUK/160", "UKWM85 Sch. 1"),

  // Mass
  lb: exact("0.45359237 kg", "HB44 App. C"),
  oz: exact("lb/16", "HB44 App. C"),
  gr: exact("lb/7000", "HB44 App. C"),
  ozTroy: exact("480 gr", "HB44 App. C"),
  lbTroy: exact("5760 gr", "HB44 App. C"),
  shortTon: exact("2000 lb", "HB44 App. C"),
  longTon: exact("2240 lb", "HB44 App. C"),
  cwtUS: exact("100 lb", "HB44 App. C"),
  cwtUK: exact("112 lb", "HB44 App. C"),
  stone: exact("14 lb", "UKWM85 Sch. 1"),
  slug: exact("lbf s^2/ft", "SP811 B.8"),

  // Force
  gn: exact("9.80665 m/s^2", "CGPM 3"),
  kgf: exact("kg gn", "SP811 B.8"),
  gf: exact("g gn", "SP811 B.8"),
  tf: exact("t gn", "SP811 B.8"),
  lbf: exact("lb gn", "SP811 B.8"),
  ozf: exact("oz gn", "SP811 B.8"),
  kip: exact("1000 lbf", "SP811 B.8"),
  pdl: exact("lb ft/s^2", "SP811 B.8"),
  tonfUS: exact("shortTon gn", "SP811 B.8"),
  tonfUK: exact("longTon gn", "SP811 B.8"),

  // Pressure
  psi: exact("lbf/in^2", "SP811 B.8"),
  psf: exact("lbf/ft^2", "SP811 B.8"),
  ksi: exact("1000 psi", "SP811 B.8"),
  atm: exact("101325 Pa", "CGPM 10"),
  torr: exact("atm/760", "SP811 B.8"),
  at: exact("kgf/cm^2", "SP811 B.8"),
  // Conventional columns: mercury 13 595.1 kg/m³, water 1000 kg/m³, both under gn
  mmHg: exact("13595.1 kg/m^3 gn mm", "SP811 B.8"),
  inHg: exact("13595.1 kg/m^3 gn in", "SP811 B.8"),
  mH2O: exact("1000 kg/m^3 gn m", "SP811 B.8"),
  inH2O: exact("1000 kg/m^3 gn in", "SP811 B.8"),
  ftH2O: exact("1000 kg/m^3 gn ft", "SP811 B.8"),

  // Temperature interval
  degF: exact("5/9 K", "SP811 B.8"),

  // Energy and heat: thermochemical calorie, International Table calorie and Btu
  calTh: exact("4.184 J", "SP811 B.8"),
  calIT: exact("4.1868 J", "SP811 B.8"),
  BtuIT: exact("calIT/g lb/K degF", "SP811 B.8"),
  BtuTh: exact("calTh/g lb/K degF", "SP811 B.8"),
  CHU: exact("calIT/g lb", "BS350 Part 1"),
  Wh: { value: "W h", source: "SI9 Table 8", prefixes: true },
  tonTNT: exact("4.184e9 J", "SP811 B.8"),

  // Power
  hp: exact("550 ft lbf/s", "SP811 B.8"),
  hpMetric: exact("75 kgf m/s", "SP811 B.8"),
  hpElectric: exact("746 W", "SP811 B.8"),
  tonRefrigeration: exact("12000 BtuIT/h", "SP811 B.8"),
};
