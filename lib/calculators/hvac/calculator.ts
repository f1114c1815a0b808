import { cite } from "../../sources/cite.ts";
import { defineModes } from "../modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { guide } from "./guide.ts";
import { modes } from "./modes.ts";
import { presets } from "./presets.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "hvac",
  label: "HVAC Load",
  category: "engineering-construction",
  heading: "HVAC Load Calculator — Multi-Room Estimates",
  summary:
    "Heating and cooling loads of a house or building, room by room and hour by hour: ASHRAE’s radiant time series with clear-sky sun, ventilation, supply air, coil and water flows.",
  seo: {
    title: "HVAC Load Calculator: Cooling and Heating by Room",
    description:
      "Cooling and heating load by room with ASHRAE’s radiant time series: climate by city, walls, windows, people, ventilation. BTU/h, kW, tons, cfm and L/s.",
  },
  keywords: [
    "heat load",
    "cooling load",
    "heating load",
    "heat loss",
    "heat gain",
    "btu calculator",
    "air conditioner size",
    "ac size",
    "tonnage",
    "tons of cooling",
    "furnace size",
    "manual j",
    "radiant time series",
    "rts",
    "block load",
    "sensible heat",
    "latent heat",
    "supply air",
    "cfm per room",
    "ventilation",
    "psychrometric",
    "chilled water",
  ],
  guide,
  question: "Method",
  quantities,
  modes,
  formulas,
  assumptions: [
    "The design day is clear, comes again and again, and has the sun of the 21st of its month. Hours are those of standard time.",
    "The outdoor air keeps its moisture through the day, but for what a cool night cannot hold.",
    "Rooms stay at their set-points all day. Heat that flows between them is not counted.",
    "Heat through slabs counts in winter only. Partitions have the given part of the outdoor difference.",
    "Sun behind an interior shade is half radiant; ASHRAE gives a figure for each kind of shade.",
    "Radiant time series are those of rooms at the outside with half of the wall glass; printed percentages are scaled to 100%.",
    "A loss of heat in one hour that would make a room’s load negative counts as no load.",
    "Air flows are volumes at the state of the supply air, outdoor air at the outdoor state. The heat of mixtures is that of moist air at the altitude, not a factor for sea level.",
    "Heating takes no credit for sun, people, lights or equipment.",
    "Chilled and hot water have 4.19 kJ/(kg·K) and 998 kg/m³.",
  ],
  sources: [
    cite(
      "ASHRAE-F",
      "Chapter 1 (moist air), chapter 14 (climate, clear sky), chapter 15 (fenestration), chapter 18 (loads, radiant time series), chapters 25 to 27 (U-factors)",
    ),
    cite("iso-13786", "Section 7: dynamic transfer through layers"),
    cite("ashrae-62-1", "Section 6.2, ventilation rate procedure; tables 6-1 and 6-4"),
    cite("ashrae-62-2", "Section 4.1.1, total ventilation rate"),
  ],
  examples,
  presets,
  related: ["ductsizer", "pipesizer"],
  disclaimer:
    "A design aid, not a stamped design: check climate, constructions and codes with who is responsible before anything is bought or built.",
});
