export const guide = [
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
];
