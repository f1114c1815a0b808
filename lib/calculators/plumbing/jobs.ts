import { defineJobs } from "../../kit/calculator/jobs.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/plumbing.py: tables reentered, all combinations of running fixtures counted, sizes found by direct search",
} as const;

export default defineJobs([
  {
    slug: "fixture-units",
    name: "Fixture units to flow",
    heading: "Fixture Unit Calculator: WSFU, DFU and GPM",
    question: "How many fixture units do these fixtures have, and what flow is that?",
    lead: "List the fixtures to add up their water supply and drainage fixture units by the IPC or UPC, and to turn them into the peak flow that the pipes must carry.",
    seo: {
      title: "Fixture Unit Calculator: WSFU, DFU to GPM",
      description:
        "Water supply and drainage fixture units of your fixtures by IPC and UPC 2021, converted to gpm by Hunter’s curve and the Water Demand Calculator.",
    },
    fixed: { mode: "supply" },
    fields: ["code", "fixtures", "flushing", "continuous"],
    answer: ["fixtureUnits", "demand", "calculatorDemand", "drainageUnits"],
    examples: [
      {
        id: "home",
        title: "A home with three bathrooms: 14.3 units, 17 gpm by the curve, 11 gpm measured",
        origin: oracle,
        inputs: {},
        expect: {
          outputs: {
            fixtureUnits: 14.3,
            demand: 0.00108199686826,
            calculatorDemand: 0.0006939921603999999,
            drainageUnits: 20,
          },
        },
      },
      {
        id: "curve-valves",
        title: "30 units with flushometer valves: 42 gpm in the code’s table",
        origin: {
          kind: "published",
          source: "IPC 2021, Table E103.3(3): 30 wsfu, 42 gpm; also The Engineering ToolBox",
        },
        inputs: {
          fixtures: [{ fixture: "own", number: 1, ownUnits: 30, ownWater: "cold" }],
          flushing: "valve",
        },
        expect: { outputs: { demand: 0.0026497882487999994 } },
      },
      {
        id: "study-three-homes",
        title: "Three homes of the Peak Water Demand Study: 15.5 gpm",
        origin: {
          kind: "published",
          source:
            "Buchberger et al., Peak Water Demand Study (IAPMO, 2017), demand of one to 27 dwellings with 10 fixtures each: 15.5 gpm",
        },
        inputs: {
          fixtures: [
            { fixture: "water-closet-private-tank", number: 9 },
            { fixture: "lavatory-private", number: 9 },
            { fixture: "bathtub-private", number: 6 },
            { fixture: "kitchen-sink-private", number: 3 },
            { fixture: "clothes-washer-private", number: 3 },
          ],
        },
        expect: { outputs: { calculatorDemand: 0.0009778980441999998 }, tolerance: 0.005 },
      },
    ],
    guide: [
      {
        title: "What a unit stands for",
        text: "A fixture unit weighs how much a fixture contributes to the peak, from its flow, how long it runs and how often it is used. A private lavatory has 0.7 supply units in the IPC, a public flushometer closet 10. Units are not gallons: they may be added, flows may not.",
      },
      {
        title: "From units to gallons per minute",
        text: "Hunter’s curve gives the flow that is exceeded 1% of the time. It flattens, because the more fixtures there are the less likely they run together: 10 times the units need far less than 10 times the flow. Flushometer valves have a steeper curve at its lower end, since one flush already takes over 20 gpm.",
      },
      {
        title: "Supply units are not drainage units",
        text: "Supply units (WSFU) size water pipes; drainage units (DFU) size drains and vents. A tank closet is 2.2 of one and 3 of the other. The table lists both for each fixture, hot and cold separately, with the smallest supply pipe and trap that the code allows.",
      },
      {
        title: "Hunter or the Water Demand Calculator",
        text: "Roy Hunter published his curve in 1940. For homes, UPC Appendix M allows IAPMO’s Water Demand Calculator, which uses measured use of efficient fixtures and often gives a third less. It is not meant for public restrooms. Both figures appear when every fixture is residential.",
      },
    ],
    faq: [
      {
        q: "How many gpm is one fixture unit?",
        a: "There is no fixed value. By the IPC’s table, 1 unit with flush tanks is 3 gpm, but 30 units are only 23.3, and 30 units with flushometer valves 42. Convert the total, never each fixture by itself.",
      },
      {
        q: "Do I add hot and cold units?",
        a: "No. The code gives cold, hot and total units for each fixture, and the total is less than the sum of both: a faucet does not run both sides fully open. Use the total for the service, the others for the cold and hot mains.",
      },
      {
        q: "What is the difference between WSFU and DFU?",
        a: "WSFU stands for water supply fixture unit, DFU for drainage fixture unit. The first weighs the demand on the water pipe, the second the discharge into the drain. They come from different tables and are never interchangeable.",
      },
      {
        q: "Are IPC and UPC fixture units the same?",
        a: "No. Both descend from Hunter’s work, but the UPC gives most residential fixtures higher values and adds hose bibbs, so the same house may have 24 units by the UPC and 14.3 by the IPC. Use the code your jurisdiction adopted.",
      },
    ],
    related: ["plumbing/water-supply-pipe", "plumbing/drain-pipe", "plumbing/vent-pipe", "pipesizer"],
    words: [
      "WSFU calculator",
      "DFU calculator",
      "water supply fixture units",
      "drainage fixture units",
      "fixture units to gpm",
      "Hunter’s curve calculator",
      "loading units",
      "peak water demand",
      "probable demand",
      "fixture count",
      "IPC fixture units",
      "UPC fixture units",
    ],
  },
  {
    slug: "water-supply-pipe",
    name: "Water supply pipe size",
    heading: "Water Supply Pipe Size Calculator",
    question: "What size of water line does the building need?",
    lead: "Street pressure pays for height, meter, friction and the last shower. The smallest service and main that leave enough at the highest fixture is the answer.",
    seo: {
      title: "Water Line Size Calculator: Service and Main",
      description:
        "Size a water service and main from fixtures, street pressure, height and length: pressure budget, friction rate, velocity limits, copper, PEX or CPVC.",
    },
    fixed: { mode: "supply" },
    fields: ["fixtures", "streetPressure", "rise", "meterLoss", "length", "material"],
    answer: ["serviceSize", "demand", "fixturePressure", "frictionRate"],
    examples: [
      {
        id: "home-main",
        title: "A home with three bathrooms, 400 kPa in the street, 6 m up: 1 in.",
        origin: oracle,
        inputs: {},
        expect: {
          outputs: {
            serviceSize: "1 in",
            availablePressure: 166260,
            frictionRate: 1855.9783277647,
            fixturePressure: 222740.97525059,
          },
        },
      },
      {
        id: "us-home-by-calculator",
        title: "The same home by the Water Demand Calculator, 60 psi: ¾ in.",
        origin: oracle,
        inputs: {
          streetPressure: { value: 60, unit: "psi" },
          rise: { value: 20, unit: "foot" },
          residual: { value: 20, unit: "psi" },
          meterLoss: { value: 5, unit: "psi" },
          length: { value: 100, unit: "foot" },
          maxVelocity: { value: 8, unit: "foot-per-second" },
          maxHotVelocity: { value: 5, unit: "foot-per-second" },
          sizing: "calculator",
        },
        expect: {
          outputs: {
            demand: 0.0006939921603999999,
            serviceSize: "¾ in",
            velocity: 2.2225827350013,
            fixturePressure: 182841.55579701,
          },
        },
      },
      {
        id: "restrooms",
        title: "Office restrooms with flushometer valves and 10 gpm of irrigation: 2 in.",
        origin: oracle,
        inputs: {
          streetPressure: { value: 75, unit: "psi" },
          rise: { value: 15, unit: "foot" },
          residual: { value: 35, unit: "psi" },
          meterLoss: { value: 6, unit: "psi" },
          length: { value: 120, unit: "foot" },
          maxVelocity: { value: 8, unit: "foot-per-second" },
          maxHotVelocity: { value: 5, unit: "foot-per-second" },
          fixtures: [
            { fixture: "water-closet-public-valve", number: 4 },
            { fixture: "urinal-valve-34", number: 2 },
            { fixture: "lavatory-public", number: 4 },
            { fixture: "service-sink", number: 1 },
          ],
          continuous: { value: 10, unit: "gallon-us-per-minute" },
          backflowLoss: { value: 4, unit: "psi" },
        },
        expect: {
          outputs: {
            demand: 0.00406300864816,
            serviceSize: "2 in",
            hotSize: "1¼ in",
            frictionRate: 860.57572105252,
          },
        },
      },
    ],
    guide: [
      {
        title: "The pressure budget",
        text: "From the lowest pressure at the main subtract 0.433 psi per foot of height (9.8 kPa per meter), the meter, any backflow preventer or softener, and what the last fixture needs while flowing. The rest may be lost to friction over the developed length plus an allowance for fittings. Divided by that length it is the allowable friction rate.",
      },
      {
        title: "Why meters matter",
        text: "A meter can take 5 psi or more at peak, a reduced pressure backflow preventer often above 10, and neither is proportional to flow. Read them from the manufacturer’s curve at the demand shown here. A generous guess at these two is the usual reason for a main that is one size off.",
      },
      {
        title: "Velocity is the second limit",
        text: "With high street pressure the budget would allow a very small pipe. The velocity limits then decide: 8 ft/s (2.4 m/s) for cold and 5 ft/s (1.5 m/s) for hot water by default, as for copper. The IPC also sets a floor: a water service is at least ¾ in.",
      },
      {
        title: "Inside diameters differ",
        text: "A 1 in. PEX tube has an inside diameter of 0.86 in., Type L copper 1.025 in. At the same flow the PEX loses more than twice as much. Choose the material before you trust a nominal size, and use the supplier’s data for insert fittings.",
      },
    ],
    faq: [
      {
        q: "What size water line does a house need?",
        a: "Most houses with two or three bathrooms need ¾ or 1 inch. What moves the answer is less the number of fixtures than low street pressure, a long run from the street, and an upper floor. A 1¼ inch line is common for long rural services.",
      },
      {
        q: "What pressure should remain at the top fixture?",
        a: "IPC Table 604.3 lists it by fixture: 8 psi for most faucets, 20 psi for a pressure-balanced shower or bathtub valve, more for many flushometer valves. Take the fixture that is worst placed. People complain of showers long before the code’s minimum is reached.",
      },
      {
        q: "Does pipe size change water pressure?",
        a: "Not while nothing flows: static pressure is the same in every size. During use a larger pipe loses less, so more is left at the tap. If the pressure is low with all taps shut, a larger pipe won’t help; a booster pump will.",
      },
      {
        q: "What if the pressure is too high?",
        a: "Above 80 psi static the IPC requires a pressure-reducing valve. Set the budget with its outlet pressure, and add its falloff at peak flow, from the manufacturer’s curve, under other losses.",
      },
    ],
    related: [
      "plumbing/fixture-units",
      "pipesizer/pressure-drop",
      "pipesizer/pipe-size",
      "plumbing/water-heater",
    ],
    words: [
      "water service size",
      "water main size house",
      "water line sizing",
      "domestic water pipe sizing",
      "PEX size for house",
      "copper water line size",
      "water meter pressure loss",
      "cold water supply pipe",
      "what size water line for 3 bathrooms",
      "street pressure",
      "booster pump needed",
    ],
  },
  {
    slug: "drain-pipe",
    name: "Drain pipe size",
    heading: "Drain Pipe Size Calculator",
    question: "What size of drain carries these fixtures?",
    lead: "The drainage fixture units and the slope give the smallest building drain, branch and stack in the code’s tables; a water closet sets a floor of 3 inches.",
    seo: {
      title: "Drain Pipe Size Calculator: Fixture Units",
      description:
        "Building drain, branch and stack size from drainage fixture units and slope by IPC 2021 Tables 710.1(1) and 710.1(2) or UPC 703.2; check an existing drain.",
    },
    fixed: { mode: "drainage" },
    fields: ["code", "fixtures", "slope", "existing", "continuousDrain"],
    answer: ["buildingDrain", "drainageUnits", "branch", "stack"],
    examples: [
      {
        id: "home-drain",
        title: "A home with three bathrooms: 20 units, 3 in.",
        origin: oracle,
        inputs: {},
        expect: {
          outputs: {
            buildingDrain: "3 in. (DN 80)",
            drainageUnits: 20,
            branch: "3 in. (DN 80)",
            stack: "3 in. (DN 80)",
          },
        },
      },
      {
        id: "drainage-44-units",
        title: "44 units at ⅛ in. per foot: 4 in.",
        origin: {
          kind: "published",
          source: "IPC 2021, Table 710.1(1): 3 in. takes 36 units at 1/8 in. per foot, 4 in. takes 180",
        },
        inputs: { fixtures: [{ fixture: "own", number: 1, ownDrainage: 44 }], slope: "1/8" },
        expect: { outputs: { buildingDrain: "4 in. (DN 100)" } },
      },
      {
        id: "existing-3-in-43-units-1-4",
        title: "43 units on an existing 3 in. drain at ¼ in. per foot: one too many",
        origin: {
          kind: "published",
          source: "IPC 2021, Table 710.1(1): 42 units on 3 in. at 1/4 in. per foot",
        },
        inputs: { fixtures: [{ fixture: "own", number: 1, ownDrainage: 43 }], existing: "3", slope: "1/4" },
        expect: { outputs: { existingDrain: "Not enough", existingCapacity: 42 } },
      },
    ],
    guide: [
      {
        title: "How the tables work",
        text: "IPC Table 710.1(1) gives the most drainage fixture units a building drain may carry at each slope: a 3 in. drain takes 42 at ¼ in. per foot, 36 at ⅛. Table 710.1(2) does the same for branches and stacks, which have no slope column. The UPC has one Table, 703.2, with a reduction for flat drains.",
      },
      {
        title: "Slope",
        text: "¼ in. per foot (2%) is required up to 2½ in. by IPC Table 704.1, ⅛ in. from 3 to 6 in., and 1/16 in. only from 8 in. up. A flat slope therefore forces a large pipe whatever the load. Steeper than ½ in. per foot helps no one: what decides is the self-cleaning velocity, about 2 ft/s.",
      },
      {
        title: "Water closets",
        text: "A drain with a water closet is at least 3 in., however few units it has. The UPC adds a limit on their number: three on a horizontal 3 in. drain, four on a 3 in. stack. Beyond that 4 in. is needed even when units are left.",
      },
      {
        title: "Pumped and continuous flow",
        text: "A sump pump, a cooling tower drain or condensate isn’t a fixture. The IPC counts 2 units for each gpm of continuous flow. Storm water never belongs into a sanitary drain; size it with the storm drain page.",
      },
    ],
    faq: [
      {
        q: "How many fixture units can a 3 inch drain carry?",
        a: "As a building drain by the IPC, 42 at a slope of ¼ inch per foot and 36 at ⅛. As a horizontal branch it is 20, as a stack of up to three stories 48. The UPC has 35 units horizontally, with no more than three water closets.",
      },
      {
        q: "What size drain do I need for 20 fixture units?",
        a: "A 2 inch building drain would carry 21 units at ¼ inch per foot, but only without a water closet. With one, 3 inches is the minimum. As a branch, 20 units need 3 inches anyway, because the branch table is stricter.",
      },
      {
        q: "Is a bigger drain always better?",
        a: "No. In an oversized drain the same flow is shallower and slower, and solids settle. The same happens with too little slope. Use the size from the table, or one more if fixtures will be added, and keep the slope.",
      },
    ],
    related: ["plumbing/vent-pipe", "plumbing/fixture-units", "plumbing/storm-drain"],
    words: [
      "sewer pipe size",
      "building drain size",
      "DFU to pipe size",
      "waste pipe size",
      "soil stack size",
      "drain size for fixture units",
      "drainage pipe slope",
      "3 inch drain capacity",
      "toilet drain size",
      "house sewer size",
      "sanitary drain sizing",
      "sewer line slope",
    ],
  },
  {
    slug: "vent-pipe",
    name: "Plumbing vent size",
    heading: "Plumbing Vent Size Calculator",
    question: "What size of vent does this drainage stack need?",
    lead: "A vent depends on three things: the stack it serves, the drainage units on it and the developed length to the open air, because a long vent resists the air it must carry.",
    seo: {
      title: "Plumbing Vent Size Calculator",
      description:
        "Stack vent and branch vent size from drainage fixture units, stack size and developed length by IPC 2021 Table 906.1 and section 906.2, or the UPC.",
    },
    fixed: { mode: "drainage" },
    fields: ["code", "fixtures", "stacks", "intervals", "ventLength"],
    answer: ["vent", "branchVent", "stack", "drainageUnits"],
    examples: [
      {
        id: "home-vent",
        title: "A home with 20 units, 10 m of vent: 2 in.",
        origin: oracle,
        inputs: {},
        expect: {
          outputs: {
            vent: "2 in. (DN 50)",
            branchVent: "1½ in. (DN 40)",
            stack: "3 in. (DN 80)",
            drainageUnits: 20,
          },
        },
      },
      {
        id: "drainage-tower",
        title: "Ten stories with 490 units, 140 ft of vent: 3 in. on a 4 in. stack",
        origin: {
          kind: "published",
          source:
            "IPC 2021, 709.3 (2 units for each gpm), Table 710.1(1): 490 units, 6 in. at 1/8; Table 710.1(2): 4 in. takes 500 units on more than three intervals and 90 in each; Table 906.1: 4 in. with 540 units, 3 in. up to 150 ft",
        },
        inputs: {
          fixtures: [{ fixture: "own", number: 1, ownDrainage: 480 }],
          continuousDrain: { value: 5, unit: "gallon-us-per-minute" },
          slope: "1/8",
          intervals: 10,
          ventLength: { value: 140, unit: "foot" },
        },
        expect: {
          outputs: {
            vent: "3 in. (DN 80)",
            branchVent: "2½ in. (DN 65)",
            stack: "4 in. (DN 100)",
            drainageUnits: 490,
          },
        },
      },
      {
        id: "drainage-upc",
        title: "The home by the UPC",
        origin: {
          kind: "published",
          source:
            "UPC Table 703.2 as excerpted by King County: 3 in. takes 35 units and three closets lying, 48 units and four closets standing; a 1½ in. vent 8 units, 2 in. 24 units",
        },
        inputs: { code: "upc" },
        expect: { outputs: { vent: "2 in. (DN 50)", stack: "3 in. (DN 80)", drainageUnits: 21 } },
      },
    ],
    guide: [
      {
        title: "What the vent is for",
        text: "Water falling in a stack drags air along. Without a vent it would suck traps dry below and blow through them at the foot. The vent lets air in and out at almost no pressure, about 1 in. of water at most, which is why its length counts as much as its diameter.",
      },
      {
        title: "Reading IPC Table 906.1",
        text: "Find the stack’s size and units, then move along the row to the first diameter whose maximum length is at least yours. A 3 in. stack with up to 21 units may have a 2 in. vent for 110 ft, a 1½ in. vent for only 32 ft. No vent may be less than half of the drain’s diameter or than 1¼ in.",
      },
      {
        title: "Branch and individual vents",
        text: "Section 906.2 sizes them without a table: half of the drain they serve, one size more over the whole length if they are longer than 40 ft. The result lists this branch vent next to the stack vent. Wet, circuit and common vents have rules of their own and are not covered.",
      },
      {
        title: "Measuring the developed length",
        text: "Count along the center line of the pipe from the connection to the stack to the open air, offsets included. Where vents are joined in a header before the roof, the longest path counts for each. In cold climates the part through the roof must be at least 3 in. against frost.",
      },
    ],
    faq: [
      {
        q: "What size vent does a toilet need?",
        a: "By the IPC at least half of its drain, so 1½ inches for a 3 inch drain, and 2 inches if the vent is longer than 40 ft. The UPC asks for 2 inches. At least one vent of the building must go full size to the outdoors.",
      },
      {
        q: "How far can a vent run before it needs a larger pipe?",
        a: "For branch vents 40 ft of developed length, then one size more by the IPC. For stack vents the limit is in the code’s table for each stack, load and vent size; enter your length and the answer changes when the limit is passed.",
      },
      {
        q: "Can several vents join before the roof?",
        a: "Yes, above the flood level rim of the highest fixture they serve. The common header is sized for all units connected to it and for the longest path to the open air. Joining them lower would turn a vent into a drain when a fixture overflows.",
      },
    ],
    related: ["plumbing/drain-pipe", "plumbing/fixture-units", "plumbing/storm-drain"],
    words: [
      "vent stack size",
      "plumbing vent sizing",
      "stack vent",
      "developed length of vent",
      "toilet vent size",
      "IPC 906.1",
      "vent through roof",
      "branch vent size",
      "DWV vent",
      "soil vent pipe size",
    ],
  },
  {
    slug: "storm-drain",
    name: "Storm drain and roof drain size",
    heading: "Storm Drain and Roof Drain Size Calculator",
    question: "What size of roof drain and storm drain does this roof need?",
    lead: "Roof area times design rainfall is the flow; the code’s table turns it into the leader for each roof drain and the horizontal drain for all of them.",
    seo: {
      title: "Roof Drain and Storm Drain Size Calculator",
      description:
        "Roof drains, leaders and storm drain from roof area, walls and 100-year rainfall by IPC 2021 Table 1106.2: gpm or L/s and pipe size at each slope.",
    },
    fixed: { mode: "storm" },
    fields: ["roof", "wall", "rain", "leaders", "slope"],
    answer: ["stormDrain", "leader", "stormFlow", "leaderFlow"],
    examples: [
      {
        id: "roof-500",
        title: "500 m² of roof, 75 mm of rain an hour, two drains: 5 in. drain, 3 in. leaders",
        origin: oracle,
        inputs: {},
        expect: {
          outputs: {
            stormFlow: 0.010416666666667,
            leaderFlow: 0.0052083333333333,
            leader: "3 in. (DN 80)",
            stormDrain: "5 in. (DN 125)",
          },
        },
      },
      {
        id: "storm-walls",
        title: "12,000 ft² below a wall of 3,000 ft², 4 in. an hour, four drains at ⅛ in. per foot",
        origin: oracle,
        inputs: {
          roof: { value: 12000, unit: "square-foot" },
          wall: { value: 3000, unit: "square-foot" },
          rain: { value: 4, unit: "inch-per-hour" },
          leaders: 4,
          slope: "1/8",
        },
        expect: {
          outputs: { stormFlow: 0.03539605824, leader: "4 in. (DN 100)", stormDrain: "8 in. (DN 200)" },
        },
      },
      {
        id: "storm-4-inch",
        title: "3,684 ft² at 3 in. an hour: as much as a 4 in. drain takes at ⅛ in. per foot",
        origin: {
          kind: "published",
          source:
            "A plumber’s reading of IPC 2021, Table 1106.2 (115 gpm) and 1106.2.1 (gpm = 0.0104 R A), terrylove.com, 2023",
        },
        inputs: {
          roof: { value: 3684, unit: "square-foot" },
          rain: { value: 3, unit: "inch-per-hour" },
          leaders: 1,
          slope: "1/8",
        },
        expect: {
          outputs: { stormFlow: 0.007255372585999999, stormDrain: "4 in. (DN 100)" },
          tolerance: 0.002,
        },
      },
    ],
    guide: [
      {
        title: "From rain to flow",
        text: "One inch of rain an hour on a square foot is 0.0104 gpm (1 mm/h on a square meter is 1 L/h). Use the horizontal projection of the roof, not its sloped area, plus half of each wall that sheds water onto it. Here the area is split evenly among the drains; if one of yours gets more, size it by itself.",
      },
      {
        title: "Which rainfall",
        text: "The IPC takes the 100-year, one-hour rate: between about 1 in. and 5 in. across the United States. Its Appendix B lists cities; NOAA Atlas 14 gives newer values for an address. Outside the code’s reach designers use five-minute intensities, which are several times higher; don’t mix the methods.",
      },
      {
        title: "Leaders and horizontal drains",
        text: "Vertical leaders carry far more than horizontal pipe of the same size, since their water falls. Table 1106.2 lists gpm for both, the latter at four slopes: a 4 in. leader takes 180 gpm, a 4 in. drain at ⅛ in. per foot only 115. No pipe may shrink in the direction of flow.",
      },
      {
        title: "Secondary drainage",
        text: "Where a parapet can hold water, the roof needs a second, independent way out: overflow drains or scuppers for the same rainfall, with their inlets above the primary ones. The structure must carry the water that stands up to that height. This page sizes the primary system only.",
      },
    ],
    faq: [
      {
        q: "How many roof drains do I need?",
        a: "Enough that each leader’s flow fits its pipe, and by good practice at least two on any roof, so that one can clog. The low points of the roof usually decide. More drains mean smaller leaders and shallower ponds, and a larger horizontal drain where they meet stays the same.",
      },
      {
        q: "How do I calculate gpm from roof area?",
        a: "Multiply square feet by inches per hour and by 0.0104. A roof of 5,000 square feet with 3 inches of rain an hour sheds 156 gpm. In metric, square meters times millimeters per hour are liters per hour.",
      },
      {
        q: "Can roof drains go into the sanitary sewer?",
        a: "Only where the utility has a combined sewer and the code official allows it, and then with separate building drains up to a point outside. Elsewhere storm water must be kept out: it floods basements through floor drains and overloads treatment plants.",
      },
    ],
    related: ["plumbing/drain-pipe", "plumbing/vent-pipe", "pipesizer"],
    words: [
      "roof drain sizing",
      "downspout size",
      "rainwater leader size",
      "stormwater pipe size",
      "rainfall to gpm",
      "roof runoff calculator",
      "IPC 1106",
      "gutter outlet size",
      "rainwater pipe sizing",
      "scupper",
    ],
  },
  {
    slug: "water-heater",
    name: "Water heater size",
    heading: "Water Heater Size Calculator",
    question: "What size of water heater do I need?",
    lead: "A tank is chosen by the hot water of the busiest hour, a tankless heater by the flow of everything that runs at once and the coldest inlet water of the year.",
    seo: {
      title: "Water Heater Size Calculator: Tank, Tankless",
      description:
        "First-hour rating for a storage tank from showers, baths and dishes in the peak hour, or Btu/h and kW for a tankless heater from gpm and temperature rise.",
    },
    fixed: { mode: "heater" },
    fields: ["heater", "uses", "tank", "peakFlow", "heaterInput", "temperatureRise"],
    defaults: { heater: "storage" },
    answer: ["heatInput", "hourDemand", "firstHourRating", "recovery"],
    examples: [
      {
        id: "storage-worksheet",
        title:
          "The Department of Energy’s worksheet: three showers, a shave, a shampoo and the dishes, 46 gallons",
        origin: {
          kind: "published",
          source: "US Department of Energy, worksheet of peak hour demand: 3 × 12 + 2 + 4 + 4 = 46 gallons",
        },
        inputs: { heater: "storage" },
        expect: { outputs: { hourDemand: 0.174128942064 } },
      },
      {
        id: "storage-electric",
        title: "An electric tank of 40 gallons and 4.5 kW for the same hour",
        origin: oracle,
        inputs: {
          heater: "storage",
          tank: { value: 40, unit: "gallon-us" },
          heaterInput: { value: 4.5, unit: "kilowatt" },
          efficiency: 98,
          temperatureRise: { value: 60, unit: "delta-fahrenheit" },
        },
        expect: {
          outputs: {
            recovery: 0.11403892206737,
            firstHourRating: 0.22003045201937,
            neededTank: 0.085842885709472,
          },
        },
      },
      {
        id: "tankless",
        title: "Tankless, 5 gpm with a rise of 60 °F: 187,000 Btu/h",
        origin: oracle,
        inputs: {
          peakFlow: { value: 5, unit: "gallon-us-per-minute" },
          temperatureRise: { value: 60, unit: "delta-fahrenheit" },
          heater: "tankless",
        },
        expect: { outputs: { heatOutput: 43915.706141745, heatInput: 54894.632677182 } },
      },
    ],
    guide: [
      {
        title: "Tank: compare two volumes",
        text: "Add up what hot water is drawn in the busiest hour of the day. The heater fits if its first-hour rating is at least that. The rating is on the yellow EnergyGuide label; here it is estimated as the usable 70% of the tank plus what the burner or element reheats in an hour.",
      },
      {
        title: "Tankless: flow times rise",
        text: "Heat into the water in Btu/h is 500 times gpm times the temperature rise in °F; divided by the efficiency it is the input rating. Count what really runs together, such as two showers and the kitchen sink, and use the winter inlet temperature: about 40 °F in the north, 70 °F in Florida.",
      },
      {
        title: "Recovery or volume",
        text: "A gas heater of 40,000 Btu/h reheats about 64 gallons an hour by 60 °F, an electric one of 4.5 kW about 30. So an electric tank must hold more for the same family. “Tank needed” says how large the tank would have to be with the heater input you entered.",
      },
      {
        title: "Temperature",
        text: "A higher setting makes a tank go further, because more cold water is mixed in at the tap. Tanks are often kept at 140 °F (60 °C) against Legionella with a thermostatic mixing valve behind them, since water of that temperature scalds within seconds. The volumes here are for use at the tap.",
      },
    ],
    faq: [
      {
        q: "What size water heater does a family of four need?",
        a: "Commonly 40 to 50 gallons with gas and 50 to 80 with electricity. The number of people matters less than what they do in the same hour: four showers before school need about 48 gallons by the Department of Energy’s figures, spread over the evening far less at a time.",
      },
      {
        q: "What is a first-hour rating?",
        a: "The hot water a full storage heater delivers in one hour, tank and reheating together, measured by a federal test. It says more about performance than the tank volume. Choose one within a few gallons of your peak hour demand.",
      },
      {
        q: "How many gpm does a tankless heater need to deliver?",
        a: "A shower takes 2 to 2.5 gpm, a kitchen faucet 1.5 to 2.2, a lavatory 0.5 to 1.5. Add those that run at once. Since cold is mixed in, the hot share is less, so adding full flows leaves some margin.",
      },
    ],
    related: ["plumbing/hot-water-recirculation", "plumbing/water-supply-pipe", "plumbing/fixture-units"],
    words: [
      "hot water heater size",
      "tankless water heater sizing",
      "first hour rating",
      "FHR calculator",
      "water heater gallons",
      "boiler for domestic hot water",
      "instant water heater kW",
      "water heater recovery rate",
      "geyser size",
      "hot water cylinder size",
      "on-demand heater gpm",
    ],
  },
  {
    slug: "hot-water-recirculation",
    name: "Hot water recirculation",
    heading: "Hot Water Recirculation Calculator",
    question: "What flow and return pipe does a hot water loop need?",
    lead: "The loop has to bring back as much heat as the hot pipe loses on its way, at the temperature drop you allow; flow, return size and pump head follow from that.",
    seo: {
      title: "Hot Water Recirculation Pump Calculator",
      description:
        "Recirculation flow, heat loss, return pipe and pump head from pipe length, insulation and allowed temperature drop, with the energy lost in a year.",
    },
    fixed: { mode: "recirculation" },
    fields: ["hotLength", "outside", "insulation", "hotTemperature", "drop", "returnLength"],
    defaults: { drop: { si: "5", us: "8" } },
    answer: ["circulation", "heatLoss", "returnSize", "pumpHead"],
    examples: [
      {
        id: "insulated-30",
        title: "30 m of 28 mm pipe with 25 mm of insulation, 5 K: 0.7 L/min",
        origin: oracle,
        inputs: {},
        expect: {
          outputs: {
            lossPerLength: 8.101441219173,
            heatLoss: 243.04323657519,
            circulation: 1.1638695185521e-5,
            yearlyLoss: 7664611508.6352,
            returnSize: "½ in",
            returnSpeed: 0.077331062117564,
            pumpHead: 0.55258095840059,
          },
        },
      },
      {
        id: "recirculation-bare",
        title: "The same pipe without insulation: more than four times the flow",
        origin: oracle,
        inputs: { insulation: { value: 0, unit: "millimeter" } },
        expect: {
          outputs: {
            lossPerLength: 35.185837720206,
            circulation: 5.0548689917481e-5,
            returnSpeed: 0.3358610065528,
            pumpHead: 1.1460135865877,
          },
        },
      },
    ],
    guide: [
      {
        title: "Heat lost, heat carried",
        text: "Each foot of hot pipe loses heat through its insulation to the air. The sum, divided by 500 and by the allowed drop in °F, is the flow in gpm (in SI, watts over 4,184 times the drop in K are kg/s). Only the supply side counts, up to the last branch, since the return comes after the last user.",
      },
      {
        title: "Drop and flow",
        text: "Half the temperature drop needs twice the flow. 5 K (9 °F) is usual. A smaller drop keeps the last tap hotter, but faster water in a small copper return erodes it: the limit here is 3 ft/s (0.9 m/s). With several loops each needs a balancing valve, or the nearest one takes all.",
      },
      {
        title: "Insulation first",
        text: "Bare pipe loses about four times as much as the same pipe with 1 in. of insulation, all day and all year. The yearly loss is shown because it is usually larger than the pump’s energy. Energy codes ask for insulation and for a pump that stops when no hot water is wanted.",
      },
      {
        title: "Pump head",
        text: "The pump overcomes friction in the return, and valves; the supply is sized for draw-off and loses next to nothing at this flow. A typical house needs a fraction of a gpm at a few feet of head, so the smallest stainless or bronze circulator is already generous.",
      },
    ],
    faq: [
      {
        q: "How hot should the return be?",
        a: "Warm enough to keep Legionella from growing: guidance such as Britain’s HSG274 asks for at least 50 °C (122 °F) at the return with 60 °C at the heater. That leaves little room for a large temperature drop in the loop.",
      },
      {
        q: "Does a recirculation loop save money?",
        a: "It saves water and waiting, not energy: the pipe becomes a radiator that runs all day. A pump on demand or on a timer keeps most of the comfort and avoids most of the loss. In hotels and hospitals a continuous loop is needed for hygiene.",
      },
      {
        q: "When is a recirculation line required?",
        a: "The IPC limits the pipe from the source of hot water to the fixture to 50 ft of developed length. A longer run needs a recirculating loop or heat tracing, which then counts as the source. Energy codes set tighter limits on the volume in the pipe.",
      },
    ],
    related: ["plumbing/water-heater", "plumbing/water-supply-pipe", "pipesizer/pump-head"],
    words: [
      "recirculating pump size",
      "hot water loop",
      "domestic hot water circulation",
      "DHW recirculation",
      "secondary return",
      "hot water return pipe size",
      "recirc pump gpm",
      "pipe heat loss",
      "balancing valve hot water",
    ],
  },
]);
