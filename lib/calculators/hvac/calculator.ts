import { cite } from "../../core/sources/cite.ts";
import { defineModes } from "../../kit/calculator/modes.ts";
import { examples } from "./examples.ts";
import { formulas } from "./formulas.ts";
import { modes } from "./modes.ts";
import { presets } from "./presets.ts";
import * as quantities from "./quantities.ts";

export default defineModes({
  id: "hvac",
  label: "HVAC Load",
  category: "engineering-construction",
  heading: "HVAC Load Calculator — Multi-Room Estimates",
  summary:
    "Heating and cooling loads for a house or building, room by room and hour by hour: ASHRAE’s radiant time series method with clear-sky sun, ventilation, supply air, coils and water flow.",
  seo: {
    title: "HVAC Load Calculator: Cooling and Heating by Room",
    description:
      "Cooling and heating loads by room with ASHRAE’s radiant time series: climate by city, walls, windows, people, ventilation. BTU/h, kW, tons, cfm and L/s.",
  },
  keywords: [
    "cfm per ton",
    "heat load",
    "cooling load",
    "heating load",
    "heat loss",
    "heat gain",
    "btu calculator",
    "air conditioner size",
    "ac size",
    "a/c size for a house",
    "ac tonnage by square feet",
    "how many tons of ac",
    "central air size",
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
  guide: [
    {
      title: "Rooms",
      text: "A name, the floor area and the windows are enough to start. Each room lists its walls, roof and floor; a window belongs to its wall. Enter gross wall areas, windows included. Blanks are filled in as for a square room whose windows are 15% of its floor area. A new room has two exterior walls and a roof: remove those it does not have. Interior walls between conditioned rooms do not need to be entered.",
    },
    {
      title: "Climate",
      text: "Choose a weather station near the building. Its summer design temperature is exceeded 0.4% of the hours in a year (35 hours); its winter design temperature is exceeded all but 0.4% of the hours. ASHRAE also lists 1%, 2% and 99% values: enter them if your code requires them; the station’s other values remain.",
    },
    {
      title: "Hour by hour",
      text: "The radiant time series method follows a clear design day through 24 hours. Heat conducted through a wall is delayed by the wall’s thermal mass; the delay is calculated from its layers, not looked up. Part of the heat from sun, people and lights warms surfaces first, which release it to the air over the following hours. So a room’s load peaks later and lower than its heat gain.",
    },
    {
      title: "Quick peak",
      text: "The quick peak ignores thermal storage: every gain is load in the same hour. It is meant for a first look. In sunny rooms it is larger than the hourly load; in rooms with a lot of wall and little glass it may be slightly lower, because heat stored over several hours can arrive together.",
    },
    {
      title: "A/C size",
      text: "Floor area, stories and a few words generate a square house with a room in each corner, which the hourly method then calculates: U-factors by the word for insulation, glass by the word for windows, infiltration by the word for air leaks. The range moves all three words halfway to the next better and the next worse word. The size is rounded to half a ton; the load next to it is not. Rated capacity is measured at 95 °F (35 °C) outdoors: where summers are hotter, use the manufacturer’s table. “Edit this house room by room” fills in the hourly form with these rooms.",
    },
    {
      title: "Block load and airflow",
      text: "Rooms peak at different hours: an east room in the morning, a west room in the evening. The plant only has to meet the largest simultaneous total, the block load. Ducts and diffusers are sized for each room’s own sensible peak, or for heating where that takes more air.",
    },
    {
      title: "Ventilation and coil",
      text: "Outdoor air follows ASHRAE 62.2 for dwellings (floor area and bedrooms) or 62.1 (people and area of each room; 75% system ventilation efficiency for multiple zones, or the efficiency by Appendix A, where the zone with the largest share of outdoor air in its minimum primary air is critical). It is a load on the coil, not on the rooms; the coil also carries fan and duct heat. The psychrometric chart shows outdoor, room, mixed and supply air at the hour of peak coil load.",
    },
    {
      title: "Ducts",
      text: "Ducts in an attic, basement or crawlspace gain heat in summer and lose it in winter, a large part of it by leaks. The listed percentages are ASHRAE’s typical values by location, insulation, leakage and stories; the assumed attic is at 120 °F (49 °C). They are sensible heat only, and add to the coil and the heating, not to the rooms.",
    },
    {
      title: "Constructions",
      text: "Choose walls, roofs and floors from the list, enter a U-factor and mass, or build up layers under “Custom constructions” and name the construction in the rooms. List layers from inside to outside; the air films on both sides are added. Listed center-of-glass values leave out the frame: enter your windows’ rated values if you have them. The table of constructions shows how each one damps and delays the outdoor swing of a day by ISO 13786: its periodic transmittance, the ratio of that to the U-factor (decrement factor), the time lag, and the heat that its inside stores.",
    },
    {
      title: "Margins",
      text: "The safety margin and the pickup after a setback are kept separate from the loads, so that the reader of a report sees what was calculated and what was added. Oversized cooling short-cycles and dehumidifies poorly.",
    },
  ],
  question: "Method",
  quantities,
  modes,
  formulas,
  assumptions: [
    "The design day is clear, uses the sun position of the 21st of the month, and repeats until the loads are periodic. Hours are standard time.",
    "The outdoor humidity ratio is constant through the day, except where night air would be saturated, unless a daily range of the wet bulb is entered.",
    "Rooms stay at their temperature setpoints all day. Their humidity is at most its setpoint, and lower where nothing adds moisture. Heat flow between rooms is not counted.",
    "Heat loss through slabs counts in winter only. Partitions see the entered fraction of the outdoor temperature difference.",
    "Solar gain behind an interior shade is assumed to be half radiant; ASHRAE gives a fraction for each type of shade.",
    "Sun at an angle through a whole window is reduced as through listed glass: its U-factor decides between one, two and three panes, its SHGC the coating, with the bounds of EnergyPlus’s simple window.",
    "Radiant time series are for perimeter rooms with 50% glass; the printed percentages are scaled to total 100%.",
    "If heat loss in an hour would make a room’s load negative, the load is set to zero.",
    "Airflows are standard air, 1.2 kg/m³ (0.075 lb/ft³) at sea level, corrected for altitude: 1.23, 3010 and 1.20 W per L/s for sensible, latent and total heat, or 1.10, 0.68 and 4.5 Btu/h per cfm. With actual density, supply airflow is at supply air conditions and outdoor airflow at outdoor conditions.",
    "Where nothing is entered, rooms are those of a home: seated people, 3.8 W/m² (0.35 W/ft²) of lights and appliances, and windows with a U-factor of 1.7 W/(m²·K) (0.30 Btu/(h·ft²·°F)) and an SHGC of 0.25.",
    "The heating load takes no credit for sun, people, lights or equipment.",
    "Chilled and hot water are taken at 4.19 kJ/(kg·K) and 998 kg/m³.",
  ],
  sources: [
    cite(
      "ASHRAE-F",
      "Chapter 1 (moist air), chapter 14 (climate, clear sky), chapter 15 (fenestration), chapter 17 (ducts of homes), chapter 18 (loads, radiant time series), chapters 25 to 27 (U-factors)",
    ),
    cite(
      "manual-j",
      "Page 8-7: infiltration and ventilation loads with the altitude correction factor; appliance loads of homes; table 5A, air changes of tight, average and loose homes",
    ),
    cite(
      "iecc",
      "Tables R402.1.2 (envelope in climate zone 3) and R405.4.2(1) (window area, interior shades, solar absorptance)",
    ),
    cite(
      "resstock",
      "resources/options_lookup.tsv: assembly R-values of walls, ceilings and floors, glazing of average and poor houses",
    ),
    cite("lbnl-air-leakage", "Distribution of normalized leakage: 0.22 to 1.95, median 0.67"),
    cite("irc", "Section R303.1, minimum glazing of habitable rooms"),
    cite("california-energy-code", "Table 150.1-A, maximum window area"),
    cite("10-cfr-430-m1", "Section 430.2: capacity of air conditioners for homes"),
    cite("iso-13786", "Section 7: dynamic transfer through layers"),
    cite("ashrae-62-1", "Section 6.2, ventilation rate procedure; tables 6-1 and 6-4; Appendix A"),
    cite("ashrae-62-2", "Section 4.1.1, total ventilation rate"),
  ],
  seal: "estimate",
  examples,
  presets,
  related: ["psychrometrics", "ductsizer", "pipesizer"],
  disclaimer:
    "A design aid, not a stamped design. Confirm climate, construction and codes with the responsible designer before buying or building anything.",
});
