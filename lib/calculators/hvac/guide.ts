/** How to use the calculator: short paragraphs under it. */
export const guide = [
  {
    title: "Rooms",
    text: "A name, the floor area and the windows are enough to begin with. Each room lists its walls, roof and floor; a wall carries its window. Give the gross area of a wall, windows included. What you leave empty is that of a square room. Inner walls between conditioned rooms need no entry.",
  },
  {
    title: "Climate",
    text: "Choose a weather station near the building. Its design temperatures are those that are passed in 0.4% of a year’s hours (35 hours) in summer, and kept in all but 0.4% in winter. ASHRAE also lists 1% and 2%, and 99%: type them if your code asks for them; the other values of the station stay.",
  },
  {
    title: "Hour by hour",
    text: "The radiant time series method follows a clear design day through 24 hours. Heat that comes through a wall is late by what the wall stores; this is worked out from its layers, not looked up. Sun, people and lights partly warm surfaces first, which give the heat to the air over the next hours. So the load of a room peaks later and lower than its heat gain.",
  },
  {
    title: "Quick peak",
    text: "The quick peak leaves storage out: every gain is load in the same hour. It is meant for a first look. Where the sun comes in it is larger than the hourly load; in rooms with many walls and little glass it may be a little lower, because stored heat of several hours can arrive together.",
  },
  {
    title: "Block load and air flow",
    text: "Rooms peak at different hours: an east room in the morning, a west room in the evening. The plant only has to meet the largest sum at one time, the block load. Ducts and diffusers are sized for each room’s own sensible peak, or for heating where that takes more air.",
  },
  {
    title: "Ventilation and coil",
    text: "Outdoor air follows ASHRAE 62.2 for dwellings (floor area and bedrooms) or 62.1 (people and area of each room; 75% efficiency for a system with several zones). It is no load of the rooms, but of the coil, which also takes the heat of fan and ducts. The psychrometric chart shows outdoor, room, mixed and supply air at the hour at which the coil works hardest.",
  },
  {
    title: "Constructions",
    text: "Choose walls, roofs and floors from the list, enter a U value with its mass, or put layers together under “Own constructions” and name them in the rooms. Layers go from inside to outside; the films of air at both sides are added. Center-of-glass figures of the list leave out the frame: enter the rated values of your windows where you have them.",
  },
  {
    title: "Margins",
    text: "A safety margin and the pick-up after a setback stand apart from the loads, so that the reader of a report sees what was calculated and what was added. Oversized cooling runs in short cycles and dries badly.",
  },
];
