import { defineJobs } from "../../kit/calculator/jobs.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/building-loads.py: the house by its own geometry, conduction at 2,880 moments of the day by FFT, every sum recomputed with numpy",
} as const;
const tolerance = 2e-5;
const squareFeet = (value: number) => ({ value, unit: "square-foot" });

const loads = {
  kind: "independent",
  by: "tests/oracles/building-loads.py: conduction at 2,880 moments of the day by FFT, sun by vectors, moist air and every sum recomputed with numpy",
} as const;

export default defineJobs([
  {
    slug: "ac-size",
    name: "A/C size for a house",
    heading: "A/C Size: BTU and Tons for a House",
    question: "What size air conditioner do I need?",
    lead: "Enter the floor area, the place and a few words about the house to get the air conditioner in tons and Btu/h, with the range that those words leave open. One press opens the same house room by room.",
    seo: {
      title: "A/C Size Calculator: Tons and BTU for a House",
      description:
        "What size air conditioner for your house: tons and Btu/h from floor area, city, insulation, windows and ducts, by an hourly load with a low and a high figure.",
    },
    fixed: { mode: "house" },
    fields: ["floorArea", "station", "stories", "insulation", "windows", "ductPlace"],
    defaults: {
      station: { si: "madrid-esp", us: "atlanta-hartsfield-jackson-intl-ap-ga-usa" },
    },
    assumptions: [
      "The design day is clear",
      "The outdoor humidity ratio is constant",
      "Solar gain behind an interior shade",
      "Sun at an angle through a whole window",
      "Radiant time series are",
      "If heat loss in an hour",
      "The heating load takes no credit",
    ],
    answer: ["acTons", "acRange", "acLoad", "acLoadLow", "acLoadHigh", "houseHeating"],
    examples: [
      {
        id: "atlanta-1500",
        title: "1,500 sq ft in Atlanta, average words, ducts in the attic: 3 tons",
        origin: oracle,
        inputs: {
          station: "atlanta-hartsfield-jackson-intl-ap-ga-usa",
          handbook: "us",
          floorArea: squareFeet(1500),
          ductPlace: "attic",
        },
        expect: {
          outputs: {
            acTons: 3,
            acRange: "2 to 4 tons for houses like this",
            acLoad: 10351.4266246,
            acLoadLow: 7487.43576291,
            acLoadHigh: 13757.1733726,
            houseHeating: 8623.88112394,
          },
          tolerance,
        },
      },
      {
        id: "madrid-140",
        title: "140 m² in Madrid, average words, no ducts: 7.73 kW",
        origin: oracle,
        inputs: { floorArea: 140 },
        expect: {
          outputs: {
            acTons: 2,
            acRange: "1.5 to 3 tons for houses like this",
            acLoad: 7730.00281051,
            acLoadLow: 5488.45921192,
            acLoadHigh: 10418.5322623,
          },
          tolerance,
        },
      },
      {
        id: "phoenix-2000",
        title: "2,000 sq ft on two stories in Phoenix, most windows facing west: 4.5 tons",
        origin: oracle,
        inputs: {
          station: "phoenix-sky-harbor-intl-ap-az-usa",
          handbook: "us",
          floorArea: squareFeet(2000),
          stories: 2,
          windowSide: "w",
          ductPlace: "attic",
        },
        expect: {
          outputs: {
            acTons: 4.5,
            acLoad: 15648.5850448,
            acLoadLow: 10769.8577827,
            acLoadHigh: 21072.8575751,
          },
          tolerance,
        },
      },
    ],
    guide: [
      {
        title: "The house behind the answer",
        text: "Your floor area becomes a square house with equal stories, 8.2 ft (2.5 m) high, and four rooms on each. Its sun, walls, roof, people and appliances are followed through a clear day of the hottest month at your weather station. Outdoor air for the people and the heat that ducts pick up are added, because the unit has to cool them too. The assumptions below the result list every figure.",
      },
      {
        title: "What each word means",
        text: "Good insulation is the 2021 energy code: U-0.060 walls, U-0.026 ceilings, low-e glass. Average is an older house with R-11 batts, R-19 in the attic and clear double glazing. Poor is empty walls, R-7 and single glazing. Few, average and many windows are 8%, 15% and 20% of the floor area. Tight, average and loose houses exchange their air 0.1, 0.3 and 0.6 times an hour.",
      },
      {
        title: "Why there is a range",
        text: "Nobody can measure a word. The low figure takes insulation, windows and leaks halfway to the next better word, the high one halfway to the next worse. Insulation moves the answer most, since the word covers the glass; where the ducts run comes next. If the range spans two unit sizes, settle the words first: look at the attic, the window labels and the duct tape.",
      },
      {
        title: "From load to unit",
        text: "Choose the size next to the load, not above the high end. Nominal tons are measured at 95 °F (35 °C) outdoors with fairly humid indoor air, so in a desert or a dry climate compare the load with the manufacturer’s table for your conditions. A heat pump must also cover the heating load, or have a backup.",
      },
    ],
    faq: [
      {
        q: "How many square feet does one ton of air conditioning cool?",
        a: "It depends on the house more than on its size. In average words, with ducts in the attic, 1,500 square feet in Atlanta come to 510 square feet per ton. With good insulation, few windows and no drafts the same house reaches 920; with poor insulation, many windows and drafts only 277.",
      },
      {
        q: "Is a larger air conditioner the safe choice?",
        a: "No. It cools the air before it has dried it, switches on and off more often, wears faster and leaves the house cold and damp. A slightly small unit only runs longer on the few hottest afternoons of the year. Fix leaky ducts and poor attic insulation before adding capacity.",
      },
      {
        q: "Does it matter where the ducts are?",
        a: "Very much. Ducts in a hot attic raise the sensible load by 27% here even if they are insulated to R-8 and leak only 5% each way. Moved indoors, the average house in Atlanta needs 2.4 tons instead of 2.9. Leaky ducts in the attic cost more than twice as much as tight ones.",
      },
      {
        q: "Is this a Manual J calculation?",
        a: "No. It uses ASHRAE’s hourly method with a generated house, not yours. Permits and rebates usually require ACCA Manual J from measured walls and windows. Use this answer to check a quote, and the room-by-room form to come closer.",
      },
    ],
    related: ["hvac", "ductsizer/duct-size", "ductsizer/duct-leakage", "psychrometrics"],
    words: [
      "ac btu calculator",
      "air conditioner size",
      "air conditioner tonnage",
      "what size air conditioner",
      "ac size calculator",
      "a/c size for a house",
      "ac tonnage calculator",
      "how many tons of ac do i need",
      "ac size by square feet",
      "btu calculator for a house",
      "air conditioner btu by room size",
      "central air size",
      "whole house air conditioner size",
      "hvac sizing",
      "hvac size",
      "hvac tonnage",
      "what size hvac do i need",
    ],
  },
  {
    slug: "heat-loss",
    name: "Heat loss of a house",
    heading: "Heat Loss Calculator: Furnace and Boiler Size",
    question: "How much heat does the house lose on a cold day?",
    lead: "Walls, windows, roof, floor and drafts times the difference between indoors and the winter design day give the heating load, and with it the furnace, boiler or heat pump.",
    seo: {
      title: "Heat Loss Calculator: Furnace and Boiler Size",
      description:
        "Heating load of a house in Btu/h or kW from walls, windows, roof, slab and air leakage at your city’s design temperature, with duct loss and pickup.",
    },
    fixed: { mode: "rts" },
    fields: ["station", "heatingIndoor", "rooms", "ducts", "pickUp"],
    defaults: {
      station: { si: "madrid-esp", us: "minneapolis-st-paul-intl-ap-mn-usa" },
      rooms: [
        {
          name: "House",
          area: { si: "140", us: "1500" },
          height: { si: "2.5", us: "8" },
          people: "4",
          surfaces: [
            {
              kind: "wall",
              orientation: "n",
              area: { si: "30", us: "310" },
              glass: "own",
              windowArea: { si: "4", us: "45" },
            },
            {
              kind: "wall",
              orientation: "e",
              area: { si: "30", us: "310" },
              glass: "own",
              windowArea: { si: "4", us: "45" },
            },
            {
              kind: "wall",
              orientation: "s",
              area: { si: "30", us: "310" },
              glass: "own",
              windowArea: { si: "4", us: "45" },
            },
            {
              kind: "wall",
              orientation: "w",
              area: { si: "30", us: "310" },
              glass: "own",
              windowArea: { si: "4", us: "45" },
            },
            { kind: "roof" },
            { kind: "slab", edge: { si: "48", us: "155" } },
          ],
        },
      ],
    },
    assumptions: [
      "Heat loss through slabs counts in winter only",
      "Airflows are standard air",
      "Where nothing is entered",
      "The heating load takes no credit",
    ],
    answer: ["heatingLoad", "heatingCoil", "heatingDensity", "heatingWithMargin"],
    examples: [
      {
        id: "minneapolis",
        title: "A house of 1,500 ft² in Minneapolis, on a slab: 30,200 Btu/h",
        origin: loads,
        inputs: {
          handbook: "us",
          ducts: "attic-r8-leakage-5-stories-1-furnace",
          chilledRise: 5.5,
          hotDrop: 11,
          station: "minneapolis-st-paul-intl-ap-mn-usa",
          coolingIndoor: { value: 75, unit: "fahrenheit" },
          heatingIndoor: { value: 70, unit: "fahrenheit" },
          coolingSupply: { value: 55, unit: "fahrenheit" },
          heatingSupply: { value: 110, unit: "fahrenheit" },
          bedrooms: 3,
          rooms: [
            {
              name: "House",
              area: { value: 1500, unit: "square-foot" },
              height: { value: 8, unit: "foot" },
              people: 4,
              infiltration: 0.45,
              lights: { value: 0.4, unit: "watt-per-square-foot" },
              equipment: { value: 0.4, unit: "watt-per-square-foot" },
              surfaces: [
                {
                  kind: "wall",
                  orientation: "n",
                  area: { value: 310, unit: "square-foot" },
                  wallType: "stud-2x6-batt",
                  glass: "own",
                  windowArea: { value: 45, unit: "square-foot" },
                  windowU: { value: 0.32, unit: "btu-per-hour-square-foot-fahrenheit" },
                  shgc: 0.3,
                },
                {
                  kind: "wall",
                  orientation: "e",
                  area: { value: 310, unit: "square-foot" },
                  wallType: "stud-2x6-batt",
                  glass: "own",
                  windowArea: { value: 45, unit: "square-foot" },
                  windowU: { value: 0.32, unit: "btu-per-hour-square-foot-fahrenheit" },
                  shgc: 0.3,
                },
                {
                  kind: "wall",
                  orientation: "s",
                  area: { value: 310, unit: "square-foot" },
                  wallType: "stud-2x6-batt",
                  glass: "own",
                  windowArea: { value: 45, unit: "square-foot" },
                  windowU: { value: 0.32, unit: "btu-per-hour-square-foot-fahrenheit" },
                  shgc: 0.3,
                },
                {
                  kind: "wall",
                  orientation: "w",
                  area: { value: 310, unit: "square-foot" },
                  wallType: "stud-2x6-batt",
                  glass: "own",
                  windowArea: { value: 45, unit: "square-foot" },
                  windowU: { value: 0.32, unit: "btu-per-hour-square-foot-fahrenheit" },
                  shgc: 0.3,
                },
                { kind: "roof", area: { value: 1500, unit: "square-foot" } },
                {
                  kind: "slab",
                  edge: { value: 155, unit: "foot" },
                  edgeLoss: { value: 0.54, unit: "btu-per-hour-foot-fahrenheit" },
                },
              ],
            },
          ],
        },
        expect: { outputs: { heatingLoad: 8836.26993065 }, tolerance: 2e-5 },
      },
      {
        id: "one-wall",
        title: "20 m² with a U of 0.4, 24 K colder outside, and 0.3 air changes of 50 m³: 315 W",
        origin: {
          kind: "independent",
          by: "by hand: 0.4 × 20 × 24 W, plus ASHRAE’s 1.23 W per L/s and K × 50,000 L × 0.3 ÷ 3,600 s × 24 K = 192 + 123 W",
        },
        inputs: {
          station: "own",
          coolingOutdoor: 30,
          coolingWetBulb: 20,
          dailyRange: 10,
          heatingOutdoor: -3,
          altitude: 0,
          latitude: 40,
          longitude: 0,
          utcOffset: 0,
          month: 7,
          beamDepth: 0.5,
          diffuseDepth: 2,
          heatingIndoor: 21,
          rooms: [
            {
              name: "Room",
              area: 20,
              height: 2.5,
              infiltration: 0.3,
              surfaces: [{ kind: "wall", orientation: "n", area: 20, by: "u", uValue: 0.4 }],
            },
          ],
        },
        expect: { outputs: { heatingLoad: 315 }, tolerance: 1e-6 },
      },
    ],
    guide: [
      {
        title: "Where heat goes",
        text: "Each surface loses its U-factor times area times the temperature difference. A slab loses along its edge, so enter the length of exposed edge. Air that leaks in has to be warmed: in Btu/h 0.018 times the house’s volume times air changes per hour times degrees Fahrenheit, in watts 0.33 times cubic meters and kelvins.",
      },
      {
        title: "The design day",
        text: "The outdoor temperature is the station’s 99.6% value: in an average year only 35 hours are colder. ACCA Manual J uses 99%, a few degrees warmer; enter it under “More options” if a permit asks for it. No credit is taken for sun, people and appliances, since the coldest hour is before dawn.",
      },
      {
        title: "Choosing the equipment",
        text: "A furnace’s output, not its input, should cover the load; up to 40% more is acceptable by ACCA Manual S, twice as much is not. Oversized burners cycle, make noise and never run efficiently. For a heat pump compare the load with the capacity at the design temperature, which is far below the nominal one.",
      },
      {
        title: "Ducts and pickup",
        text: "Ducts in an attic or crawl space may lose a fifth of the heat or more; choose their place and insulation. If the thermostat is set back at night, a pickup allowance shortens the warm-up. Both are kept apart from the loss of the house, as is the outdoor air for ventilation, so that you can see what each costs.",
      },
    ],
    faq: [
      {
        q: "How many Btu per square foot do I need for heating?",
        a: "There is no honest single number: a well insulated house in a mild climate may need 10, an old one in the north 60. Insulation, glass and leakage matter more than the area. That is why the rooms list their surfaces.",
      },
      {
        q: "What size furnace do I need?",
        a: "One whose output is between the heating load and 40% above it. Output is input times efficiency: an 80,000 Btu/h furnace of 95% delivers 76,000. If no size fits, take the smallest that covers the load, or a modulating one.",
      },
      {
        q: "How do I find the U-factor of my walls?",
        a: "Choose the construction from the list in the room, or build its layers under “Custom constructions”. The U-factor is one over the sum of all resistances, including the air films. Studs make a framed wall worse than its insulation: R-13 batts give about U-0.08, not 0.077 alone.",
      },
      {
        q: "Is this enough for radiators or floor heating?",
        a: "Yes, with one row per room instead of one for the house. The table gives the loss of each room at the design temperature; choose each emitter for its own room at the water temperature you intend. Losses between heated rooms are not counted.",
      },
    ],
    related: ["hvac/ac-size", "hvac/room-load", "hvac/ventilation", "pipesizer/pipe-size"],
    words: [
      "furnace size calculator",
      "boiler size calculator",
      "heating load",
      "heat pump size",
      "BTU heating calculator",
      "radiator size",
      "heat loss per room",
      "house heating requirement",
      "U-value heat loss",
      "kW to heat a house",
      "Manual J heating",
      "Btu to heat a house",
      "furnace size",
      "boiler size for a house",
      "furnace size for a house",
    ],
  },
  {
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
  },
  {
    slug: "ventilation",
    name: "Outdoor air for ventilation",
    heading: "Ventilation Calculator: Outdoor Air by ASHRAE 62.1 and 62.2",
    question: "How much outdoor air does the building need?",
    lead: "A dwelling needs outdoor air by its floor area and bedrooms, other spaces by people and area; the page also shows what that air costs in heating and cooling.",
    seo: {
      title: "Ventilation Calculator: CFM of Outdoor Air",
      description:
        "Outdoor air in cfm or L/s by ASHRAE 62.2 for homes and 62.1 for offices, schools and restaurants, with multiple-zone efficiency and the load it adds.",
    },
    fixed: { mode: "rts" },
    fields: ["ventilation", "bedrooms", "rooms", "distribution", "occupantDiversity", "station"],
    defaults: {
      bedrooms: "3",
      rooms: [{ name: "Home", area: { si: "140", us: "1500" }, people: "4" }],
    },
    assumptions: ["The outdoor humidity ratio is constant", "Airflows are standard air"],
    answer: ["outdoorAir", "heatingCoil", "coilLoad"],
    examples: [
      {
        id: "home-75-cfm",
        title: "1,500 ft² with three bedrooms by 62.2: 75 cfm",
        origin: {
          kind: "independent",
          by: "by hand, ASHRAE 62.2, section 4.1.1: 0.03 × 1,500 + 7.5 × (3 + 1) = 75 cfm",
        },
        inputs: {
          bedrooms: 3,
          rooms: [{ name: "Home", area: { value: 1500, unit: "square-foot" }, people: 4 }],
        },
        expect: { outputs: { outdoorAir: 0.0353960582 }, tolerance: 1e-6 },
      },
      {
        id: "office-100",
        title: "An office of 100 m² with 10 people by 62.1: 55 L/s",
        origin: {
          kind: "independent",
          by: "by hand, ASHRAE 62.1-2022, table 6-1: 10 × 2.5 + 100 × 0.3 = 55 L/s",
        },
        inputs: {
          ventilation: "62.1-direct",
          rooms: [{ name: "Office", area: 100, people: 10, space: "office-space" }],
        },
        expect: { outputs: { outdoorAir: 0.055 } },
      },
      {
        id: "restaurant",
        title: "A dining room for 80 and its kitchen in Miami: 462 L/s",
        origin: loads,
        inputs: {
          station: "miami-intl-ap-fl-usa",
          ventilation: "62.1-direct",
          distribution: "cool-ceiling",
          rooms: [
            {
              name: "Dining",
              area: 120,
              height: 3.5,
              people: 80,
              activity: "sedentary-work-restaurant",
              hours: "meals",
              lightHours: "always",
              lights: 9,
              equipment: 5,
              equipmentLatent: 500,
              space: "restaurant-dining-room",
              surfaces: [
                {
                  kind: "wall",
                  orientation: "w",
                  area: 42,
                  wallType: "block-xps",
                  glass: "list",
                  windowArea: 20,
                },
                { kind: "roof", roofType: "metal-deck-polyiso-75", absorptance: 0.4 },
              ],
            },
            {
              name: "Kitchen",
              area: 45,
              height: 3.5,
              people: 6,
              activity: "walking-light-machine-work",
              hours: "meals",
              equipment: 150,
              equipmentLatent: 2500,
              space: "kitchen-cooking",
              surfaces: [{ kind: "roof", roofType: "metal-deck-polyiso-75", absorptance: 0.4 }],
              setPoints: "own",
              coolingPoint: 26,
              heatingPoint: 19,
            },
          ],
        },
        expect: { outputs: { outdoorAir: 0.4618, heatingCoil: 8829.12836509 }, tolerance: 2e-5 },
      },
    ],
    guide: [
      {
        title: "Homes: 62.2",
        text: "The whole-house rate in cfm is 0.03 times the floor area in square feet plus 7.5 times the bedrooms plus one (in L/s, 0.15 per m² plus 3.5). Bedrooms stand for people. Kitchen and bath fans come in addition. A blower door test may earn a credit for leakage, which is not taken here.",
      },
      {
        title: "Everything else: 62.1",
        text: "The breathing zone rate is people times a rate per person plus area times a rate per area, from Table 6-1. Divide it by the zone’s air distribution effectiveness: 1.0 for cool air from the ceiling, 0.8 for warm air supplied and returned there. One rate is for people’s bioeffluents, the other for carpets and paint.",
      },
      {
        title: "Several zones on one unit",
        text: "When one fan serves rooms with different shares of outdoor air, the critical room gets enough only if the others get too much. The simplified procedure puts the system’s efficiency at 75% here; Appendix A computes it from each room’s minimum primary air. A dedicated outdoor air system avoids the issue: choose the direct option.",
      },
      {
        title: "What outdoor air costs",
        text: "It must be heated in winter, and cooled and dried in summer. The coil load is shown with it, so that you can see what a recovery ventilator would save. In humid climates the latent part often exceeds the sensible one and is what oversized cooling fails to remove.",
      },
    ],
    faq: [
      {
        q: "How many cfm of fresh air does a house need?",
        a: "By ASHRAE 62.2, a house of 1,500 square feet with three bedrooms needs 75 cfm all the time. An intermittent fan must move more to make up for its pauses. Many older codes and the 2010 edition ask for less.",
      },
      {
        q: "How many cfm per person does an office need?",
        a: "62.1 asks for 5 cfm per person plus 0.06 cfm per square foot. At the default of five people per 1,000 square feet that is 17 cfm per person together. Crowded rooms need less per person, since the area is shared.",
      },
      {
        q: "Are air changes per hour a good measure?",
        a: "Only where a code states them, such as in hospitals and laboratories. The same air change means little fresh air per person in a low, crowded room and a lot in an empty hall. Use people and area, then convert if you need the number.",
      },
    ],
    related: ["hvac/heat-loss", "hvac/room-load", "ductsizer/duct-velocity", "psychrometrics/dew-point"],
    words: [
      "fresh air calculator",
      "ASHRAE 62.1 calculator",
      "ASHRAE 62.2 calculator",
      "cfm per person",
      "outside air requirement",
      "ventilation rate",
      "ERV size",
      "HRV size",
      "air changes per hour",
      "whole house ventilation cfm",
      "makeup air",
      "breathing zone outdoor airflow",
    ],
  },
]);
