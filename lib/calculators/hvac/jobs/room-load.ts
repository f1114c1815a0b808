import { defineJob } from "../../../kit/calculator/jobs.ts";
import { loads } from "./origins.ts";

export default defineJob({
  slug: "room-load",
  name: "Cooling load of a room",
  heading: "Room Cooling Load Calculator",
  question: "What is the cooling load of this room, and when is it highest?",
  lead: "Sun through the glass, the wall behind it, people, lights and leaks are followed hour by hour: the result is the room’s peak, its hour and the supply air it needs.",
  seo: {
    title: "Room Cooling Load Calculator: BTU and CFM",
    description:
      "Cooling load of a room in Btu/h or kW by ASHRAE’s radiant time series: sensible and latent heat, peak hour and supply air in cfm for your city.",
  },
  fixed: { mode: "rts" },
  fields: ["station", "coolingIndoor", "rooms", "coolingSupply", "mass"],
  defaults: {
    rooms: [
      {
        name: "Living room",
        area: { si: "28", us: "300" },
        people: "3",
        surfaces: [
          {
            kind: "wall",
            orientation: "w",
            area: { si: "16", us: "170" },
            glass: "own",
            windowArea: { si: "5", us: "54" },
          },
          { kind: "wall", orientation: "s", area: { si: "12", us: "130" } },
          { kind: "roof" },
        ],
      },
    ],
  },
  assumptions: [
    "The design day is clear",
    "Rooms stay at their temperature setpoints",
    "Solar gain behind an interior shade",
    "Sun at an angle through a whole window",
    "Radiant time series are",
    "If heat loss in an hour",
  ],
  answer: ["coolingLoad", "peakHour", "sensibleLoad", "airFlow"],
  examples: [
    {
      id: "phoenix",
      title: "300 ft² in Phoenix with 40 ft² of glass to the west: 9,700 Btu/h at 5 p.m.",
      origin: loads,
      inputs: {
        handbook: "us",
        station: "phoenix-sky-harbor-intl-ap-az-usa",
        coolingIndoor: { value: 75, unit: "fahrenheit" },
        heatingIndoor: { value: 70, unit: "fahrenheit" },
        coolingSupply: { value: 55, unit: "fahrenheit" },
        heatingSupply: { value: 95, unit: "fahrenheit" },
        chilledRise: 5.5,
        hotDrop: 11,
        bedrooms: 1,
        rooms: [
          {
            name: "Room",
            area: { value: 300, unit: "square-foot" },
            height: { value: 9, unit: "foot" },
            lights: { value: 0.75, unit: "watt-per-square-foot" },
            equipment: { value: 0.75, unit: "watt-per-square-foot" },
            surfaces: [
              {
                kind: "wall",
                orientation: "w",
                area: { value: 180, unit: "square-foot" },
                glass: "list",
                windowArea: { value: 40, unit: "square-foot" },
              },
              { kind: "wall", orientation: "s", area: { value: 135, unit: "square-foot" } },
              { kind: "roof", area: { value: 300, unit: "square-foot" }, absorptance: 0.8 },
            ],
          },
        ],
      },
      expect: {
        outputs: {
          coolingLoad: 2841.02282011,
          sensibleLoad: 2750.17078836,
          latentLoad: 90.8520317534,
          peakHour: "17:00",
          airFlow: 0.209544480639,
        },
        tolerance: 2e-5,
      },
    },
    {
      id: "deep-overhang",
      title: "6 m² of south glass under a deep overhang in Atlanta: 1.5 kW at 2 p.m.",
      origin: loads,
      inputs: {
        rooms: [
          {
            name: "South",
            surfaces: [
              {
                kind: "wall",
                orientation: "s",
                area: 15,
                glass: "own",
                windowArea: 6,
                shgc: 0.8,
                windowU: 2.8,
                overhang: 1.2,
                overhangGap: 0.3,
                windowHeight: 2,
              },
            ],
          },
        ],
      },
      expect: {
        outputs: { coolingLoad: 1536.93207473, sensibleLoad: 1384.8121871, peakHour: "14:00" },
        tolerance: 2e-5,
      },
    },
    {
      id: "interior-room",
      title: "A conference room for 20 people without outdoor walls",
      origin: loads,
      inputs: {
        rooms: [
          {
            name: "Conference",
            area: 40,
            height: 3,
            people: 20,
            activity: "moderately-active-office-work",
            lights: 8,
            equipment: 8,
            hours: "own",
            ownHours: "8-12 13-17",
            lightHours: "office",
            equipmentHours: "always",
            equipmentLatent: 100,
            infiltration: 0,
            surfaces: [],
          },
        ],
        ventilation: "own",
        ownOutdoorAir: 150,
      },
      expect: {
        outputs: { coolingLoad: 3252.58, sensibleLoad: 2052.58, latentLoad: 1200, peakHour: "17:00" },
        tolerance: 2e-5,
      },
    },
  ],
  guide: [
    {
      title: "Gain is not load",
      text: "Sunlight warms the floor first, and the floor warms the air over the next hours. ASHRAE’s radiant time series spreads each gain accordingly, so the load peaks later and lower than the sun. Heavy buildings delay more: choose the mass. Adding up instantaneous gains gives an air conditioner that is too large.",
    },
    {
      title: "Glass decides",
      text: "In most rooms the windows are the largest and least certain part. Enter the whole-window SHGC from the label, and shading inside and outside. West glass meets the hottest hours, so equal windows count for more there than facing south in summer, where a modest overhang shades them.",
    },
    {
      title: "Sensible, latent, airflow",
      text: "People and leaking air bring moisture, which the coil must condense but which doesn’t change the airflow. Supply air is sensible load over the difference between room and supply temperature: about 22 Btu/h per cfm at 20 °F. Size the room’s duct and register for it, at this room’s own peak hour.",
    },
    {
      title: "One room, several rooms",
      text: "Add a row for each room to get the block load, the largest simultaneous total. It is smaller than the sum of the peaks, because an east room is done when a west room begins. Choose the unit by the block load, the ducts by the rooms. Outdoor air for ventilation is a load on the coil, not on the room, and is shown apart.",
    },
  ],
  faq: [
    {
      q: "How many BTU do I need to cool a room?",
      a: "For a room of 300 square feet, anywhere from about 3,000 to 10,000 Btu/h: a shaded bedroom below another floor is at one end, a west room with much glass below a hot roof at the other. Rules by area alone miss the windows.",
    },
    {
      q: "Why does the west room need more cooling than the east room?",
      a: "Both get the same sun in a day. The east room gets it in the cool morning; the west room late in the afternoon, when the air outdoors is hottest and walls and furniture are already warm.",
    },
    {
      q: "How much heat does a person add?",
      a: "Someone seated at light work gives off about 245 Btu/h of sensible heat and 155 latent, by ASHRAE’s table for offices and hotels; exercise is several times that. In a full conference room people are the largest load, and their moisture the reason for the outdoor air.",
    },
  ],
  related: ["hvac/ac-size", "hvac/heat-loss", "ductsizer/duct-size", "psychrometrics/wet-bulb"],
  words: [
    "room BTU calculator",
    "heat gain calculator",
    "cooling load per room",
    "CFM per room",
    "sensible and latent heat load",
    "solar heat gain of windows",
    "window AC BTU",
    "mini split size",
    "radiant time series",
    "server room cooling",
    "room air conditioner size",
  ],
});
