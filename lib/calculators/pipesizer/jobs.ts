import { defineJobs } from "../../kit/calculator/jobs.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/pipe-sizing.py: Colebrook by bisection, properties of water from IAPWS-95, of steam from steam tables",
} as const;

export default defineJobs([
  {
    slug: "pipe-size",
    name: "Pipe size from flow",
    heading: "Pipe Size Calculator: Flow to Pipe Size",
    question: "What pipe size is needed for this flow?",
    lead: "Enter the flow to get the smallest stocked pipe within the usual velocity and friction limits for the fluid, with the sizes above and below it for comparison.",
    seo: {
      title: "Pipe Size Calculator: GPM to Pipe Diameter",
      description:
        "Pipe size from gpm, L/s, Btu/h or tons: steel, copper, PEX, PVC and PE by velocity and friction limits for water, glycol, air, steam and oil.",
    },
    fixed: { mode: "size" },
    fields: ["flow", "fluid", "temperature", "material", "maxVelocity", "maxGradient"],
    defaults: { flow: { si: "3", us: "50" } },
    answer: ["size", "velocity", "gradient", "pressureDrop"],
    examples: [
      {
        id: "size-200-gpm",
        title: "200 gpm of water: 4 in.",
        origin: oracle,
        inputs: {
          flow: { value: 200, unit: "gallon-us-per-minute" },
          temperature: { value: 68, unit: "fahrenheit" },
        },
        expect: { outputs: { size: "Steel Sch 40, 4 in (DN 100)", gradient: 219.1 }, tolerance: 0.001 },
      },
      {
        id: "l-s-5",
        title: "5 L/s of water at 20 °C: DN 80 (3 in.)",
        origin: oracle,
        inputs: { flow: 5 },
        expect: {
          outputs: {
            size: "Steel Sch 40, 3 in (DN 80)",
            velocity: 1.04853331836,
            frictionLoss: 7474.76572604,
          },
          tolerance: { velocity: 0.0002, frictionLoss: 0.0002 },
        },
      },
      {
        id: "size-200-tons",
        title: "200 tons of cooling with 10 °F: 6 in.",
        origin: oracle,
        inputs: {
          given: "heat",
          heat: { value: 200, unit: "ton-of-refrigeration" },
          temperatureDifference: { value: 10, unit: "delta-fahrenheit" },
          temperature: { value: 44, unit: "fahrenheit" },
        },
        expect: { outputs: { size: "Steel Sch 40, 6 in (DN 150)" } },
      },
    ],
    guide: [
      {
        title: "Two limits set the size",
        text: "Small pipe is limited by velocity, large pipe by friction. For water the page uses ASHRAE’s: 4 ft/s (1.2 m/s) up to 2 in., then 4 ft of head per 100 ft (390 Pa/m), and never more than 8 ft/s (2.4 m/s). Compressed air and steam have limits of their own. Enter maximums to replace them with yours.",
      },
      {
        title: "Nominal is not inside",
        text: "A 2 in. pipe is 2.067 in. inside as Schedule 40 steel, 1.985 in. as Type L copper, and about 1.65 in. as SDR 9 PEX. The answer takes each product’s own bore, so the same flow may need another nominal size when you change the material.",
      },
      {
        title: "Reading the tables",
        text: "One table shows every size of the chosen pipe with velocity and friction, so you see how close the next smaller one came. The other names the size needed in each other pipe. A size that misses the limit by a percent is a decision, not a mistake.",
      },
      {
        title: "When another tool is right",
        text: "The water service of a building is sized from fixture units and the pressure in the street, not from a velocity: use the water supply pipe page. Drains are not full, sprinkler pipe follows NFPA 13, and natural gas follows its own tables.",
      },
    ],
    faq: [
      {
        q: "How do I size a pipe for heating or cooling?",
        a: "Set “Specify flow by” to heat under “More options”, and enter the load and the temperature difference between supply and return. With water and a 10 °F difference, each ton of cooling needs 2.4 gpm. Glycol carries less heat, so it needs more flow.",
      },
      {
        q: "What water velocity is acceptable in a pipe?",
        a: "Roughly 2 to 8 ft/s. Slower water lets air and sediment settle, faster water is noisy and can erode copper. The Copper Tube Handbook limits cold water to 8 ft/s, hot water to 5, and water above 140 °F to 2 or 3.",
      },
      {
        q: "Is it harmful to choose a larger pipe?",
        a: "Not for friction: the pump needs less head for as long as it runs. It costs more, holds more water to heat or flush, and at very low velocity sediment settles. In drinking water, oversized pipe lets water stand and lose its disinfectant.",
      },
    ],
    related: [
      "pipesizer/pressure-drop",
      "pipesizer/pipe-flow",
      "pipesizer/pump-head",
      "plumbing/water-supply-pipe",
    ],
    words: [
      "pipe sizing",
      "gpm to pipe size",
      "pipe diameter from flow rate",
      "what size pipe for 50 gpm",
      "chilled water pipe size",
      "hydronic pipe sizing",
      "compressed air pipe size",
      "steam pipe size",
      "copper pipe size",
      "pipe diameter calculator",
      "L/s to pipe size",
      "water velocity in pipe",
      "pipe velocity",
    ],
  },
  {
    slug: "pressure-drop",
    name: "Pressure drop in a pipe",
    heading: "Pressure Drop Calculator for Pipes",
    question: "How much pressure is lost in this pipe?",
    lead: "Flow, pipe, length and fittings give the pressure loss by Darcy–Weisbach, with friction, fittings and elevation kept apart so that you see which one to change.",
    seo: {
      title: "Pipe Pressure Drop Calculator",
      description:
        "Pressure drop in steel, copper, PEX, PVC or PE pipe by Darcy–Weisbach and Colebrook, with fittings and elevation, for water, glycol, oil, air and steam.",
    },
    fixed: { mode: "drop" },
    fields: ["flow", "pipe", "length", "fittings", "fluid", "temperature"],
    defaults: {
      flow: { si: "3", us: "50" },
      pipe: "steel-40-2",
      length: { si: "30", us: "100" },
      fittings: [{ fitting: "elbow-90-threaded", number: "4" }],
    },
    answer: ["pressureDrop", "frictionLoss", "fittingLoss", "velocity"],
    examples: [
      {
        id: "steel-50",
        title: "3 L/s of water in DN 50 steel pipe, 100 m: 41 kPa",
        origin: oracle,
        inputs: {
          flow: { value: 3, unit: "liter-per-second" },
          pipe: "steel-40-2",
          length: 100,
          fittings: [],
        },
        expect: { outputs: { velocity: 1.38689544122, pressureDrop: 41199.9224521 }, tolerance: 0.0002 },
      },
      {
        id: "copper",
        title: "20 gpm in 100 ft of 1 in. Type L copper: 9.6 psi",
        origin: oracle,
        inputs: {
          flow: { value: 20, unit: "gallon-us-per-minute" },
          pipe: "copper-l-1",
          length: { value: 100, unit: "foot" },
          fittings: [],
        },
        expect: {
          outputs: { velocity: 2.37021001936, reynolds: 61499.3756598, pressureDrop: 66276.9899994 },
          tolerance: 0.0002,
        },
      },
      {
        id: "crane-7-13",
        title: "Crane’s example 7-13: 2 gal/s of fuel oil in 100 ft of 2 in. pipe, 9.65 psi",
        origin: {
          kind: "published",
          source:
            "Crane, Technical Paper 410, 2009, example 7-13, as quoted by the fluids library (C. Bell): 9.65 psi with f 0.0230",
        },
        inputs: {
          flow: { value: 120, unit: "gallon-us-per-minute" },
          pipe: "steel-40-2",
          length: { value: 100, unit: "foot" },
          fluid: "other",
          liquid: "own",
          density: 814.2665,
          viscosity: 2.19852,
          fittings: [],
        },
        expect: { outputs: { frictionFactor: 0.023, pressureDrop: 66534.40787907469 }, tolerance: 0.015 },
      },
    ],
    guide: [
      {
        title: "Darcy–Weisbach",
        text: "The loss is the friction factor times length over diameter times velocity pressure. In turbulent flow the factor comes from the Colebrook equation, solved exactly; below a Reynolds number of 2,300 it is 64/Re. Unlike Hazen–Williams this holds for any fluid and temperature, if density and viscosity are right.",
      },
      {
        title: "Diameter rules",
        text: "At the same flow, the loss changes with about the fifth power of the bore: one size down can more than double it. Double the flow and it nearly quadruples. So before looking for a rougher estimate of fittings, check that the inside diameter is that of your pipe and not the nominal one.",
      },
      {
        title: "Fittings and valves",
        text: "Each adds K times the velocity pressure. Crane’s K factors are used unless you choose the 2-K, 3-K or equivalent length method. In a short, crowded run fittings can exceed the pipe; their coefficients differ by about 25% among manufacturers, and no method removes that uncertainty.",
      },
      {
        title: "Elevation and other losses",
        text: "A rise costs static pressure even without flow: 0.433 psi per foot of cold water, 9.8 kPa per meter. In a closed loop what goes up comes down, so the rise is zero. Coils, strainers and control valves are entered as other losses at this flow.",
      },
    ],
    faq: [
      {
        q: "Why does my result differ from a Hazen–Williams table?",
        a: "The tables assume cold water and one C for all sizes and velocities. Darcy–Weisbach takes temperature and Reynolds number into account: hot water loses less, small pipe more. Both are shown next to each other where Hazen–Williams is valid.",
      },
      {
        q: "Does the pipe’s age matter?",
        a: "A lot, in steel. New Schedule 40 has a roughness of 0.0457 mm; after decades of open-loop water it can be twenty times that, with a smaller bore. Enter your own roughness under “More options”. Copper and plastic stay close to smooth.",
      },
      {
        q: "Can I use it for gas or steam?",
        a: "Yes, for air and dry steam as long as the loss is at most a tenth of the absolute inlet pressure: the density is that at the inlet. Beyond that the gas speeds up along the pipe, and no result is shown.",
      },
    ],
    related: [
      "pipesizer/pipe-size",
      "pipesizer/hazen-williams",
      "pipesizer/pump-head",
      "pipesizer/pipe-flow",
    ],
    words: [
      "pipe friction loss",
      "head loss in pipe",
      "Darcy Weisbach calculator",
      "pressure loss in pipe",
      "psi loss per 100 feet",
      "friction factor calculator",
      "Colebrook calculator",
      "pipe flow resistance",
      "minor losses",
      "pressure drop water pipe",
      "line loss",
    ],
  },
  {
    slug: "pipe-flow",
    name: "Flow through a pipe",
    heading: "Pipe Flow Calculator: Pressure to Flow",
    question: "How much flows through this pipe at this pressure?",
    lead: "The pressure between the two ends of a pipe is spent on friction, fittings and height. The flow at which all of it is used is what the pipe carries.",
    seo: {
      title: "Pipe Flow Calculator: Pressure to GPM",
      description:
        "Flow rate through a pipe from pressure difference, diameter, length and rise: gpm or L/s with velocity and Reynolds number, for water and other fluids.",
    },
    fixed: { mode: "flow" },
    fields: ["availableDrop", "pipe", "length", "rise", "fittings", "temperature"],
    defaults: {
      availableDrop: { si: "35", us: "5" },
      pipe: "copper-l-1",
      length: { si: "30", us: "100" },
    },
    answer: ["carriedFlow", "velocity", "reynolds"],
    examples: [
      {
        id: "flow-for-pressure",
        title: "60 kPa through 80 m of 52.5 mm pipe, 2.5 m up, with fittings: 2.8 L/s",
        origin: oracle,
        inputs: {
          availableDrop: { value: 60, unit: "kilopascal" },
          pipe: "own",
          diameter: { value: 52.5, unit: "millimeter" },
          roughness: { value: 0.0457, unit: "millimeter" },
          length: 80,
          rise: { value: 2.5, unit: "meter" },
          otherLoss: { value: 4, unit: "kilopascal" },
          fluid: "other",
          liquid: "own",
          density: 1000,
          viscosity: 1,
          fittings: [
            { fitting: "elbow-90-threaded", number: "4" },
            { fitting: "gate-valve", number: "1" },
            { fitting: "own", number: "1", coefficient: "0.5" },
          ],
        },
        expect: {
          outputs: {
            carriedFlow: 0.00280426181679,
            velocity: 1.29541842682,
            pressureDrop: 60000,
            elevationPressure: 24516.625,
          },
        },
      },
      {
        id: "white-6-9",
        title: "8 m of head through 100 m of 300 mm pipe, oil: 0.342 m³/s",
        origin: oracle,
        inputs: {
          availableDrop: { value: 74.53054, unit: "kilopascal" },
          pipe: "own",
          diameter: { value: 300, unit: "millimeter" },
          roughness: { value: 0.06, unit: "millimeter" },
          length: { value: 100, unit: "meter" },
          fluid: "other",
          liquid: "own",
          density: 950,
          viscosity: 19,
          fittings: [],
        },
        expect: {
          outputs: { carriedFlow: 0.341985977872, frictionFactor: 0.0201099085506, reynolds: 72571.6784618 },
        },
      },
    ],
    guide: [
      {
        title: "Solved backward",
        text: "Friction depends on the flow, and the flow on friction, so there is no direct formula outside of laminar flow. The page searches for the flow whose friction, fitting and elevation losses add up to the pressure you enter. The steps show the balance at the answer.",
      },
      {
        title: "Which pressure to enter",
        text: "The difference between inlet and outlet while water runs. If the end is open, the outlet is at atmospheric pressure and the difference is the gauge pressure at the inlet, under flow. A reading at a closed tap is too high: the main and the meter lose pressure as soon as water moves.",
      },
      {
        title: "Pressure is a weak lever",
        text: "In turbulent flow it takes roughly four times the pressure to double the flow. One nominal size more does that at the same pressure. If the velocity in the answer exceeds 8 ft/s (2.4 m/s), the pipe could carry the flow but shouldn’t for long.",
      },
      {
        title: "Gravity",
        text: "With a tank above the outlet, the height is the pressure: 0.433 psi per foot of fall, 9.8 kPa per meter. Enter it as available, with a rise of zero. The other way around, a rise takes its part first, and nothing flows while it takes all. For a sloping pipe that is only partly full, use Manning’s equation in the plumbing calculator instead.",
      },
    ],
    faq: [
      {
        q: "How many gpm can a 1 inch pipe carry?",
        a: "It depends on length and pressure far more than on the nominal size. A 100 ft run of Type L copper with 15 psi to spend carries over 20 gpm, which is already above the speed that is good for copper. At a comfortable velocity it is closer to half of that.",
      },
      {
        q: "Can I get flow from pressure alone?",
        a: "No. Pressure without a resistance says nothing: a closed valve holds full pressure with no flow at all. You need the length, bore and fittings between two points of known pressure, or the K-factor of an opening.",
      },
      {
        q: "Does a longer hose or pipe reduce flow?",
        a: "Yes, but less than in proportion. Twice the length cuts turbulent flow to about seven tenths, because slower water also rubs less. The loss per length falls until the whole pressure is used up again.",
      },
    ],
    related: [
      "pipesizer/pressure-drop",
      "pipesizer/pipe-size",
      "plumbing/water-supply-pipe",
      "firefighting/hydrant-flow",
    ],
    words: [
      "pipe flow rate",
      "flow through pipe",
      "pressure to gpm",
      "gpm from psi and pipe size",
      "water flow calculator",
      "pipe capacity",
      "flow rate from pressure drop",
      "how much water through a 1 inch pipe",
      "discharge through pipe",
      "psi to gpm",
    ],
  },
  {
    slug: "pump-head",
    name: "Pump head and power",
    heading: "Pump Head and Power Calculator",
    question: "What head and power does the pump need?",
    lead: "The pump lifts the water, pushes it through pipe and fittings, and pays for its own losses: head, shaft power and the next standard motor come from flow, rise and friction.",
    seo: {
      title: "Pump Head Calculator: TDH and Power",
      description:
        "Total dynamic head, pump shaft power, motor size and energy from flow, lift, pipe and fittings, with the operating point on your own pump curve.",
    },
    fixed: { mode: "drop" },
    fields: ["flow", "rise", "pipe", "length", "fittings", "pumpEfficiency"],
    defaults: {
      flow: { si: "5", us: "80" },
      rise: { si: "12", us: "40" },
      pipe: "steel-40-3",
      length: { si: "60", us: "200" },
      fittings: [
        { fitting: "elbow-90-welded", number: "4" },
        { fitting: "swing-check", number: "1" },
        { fitting: "gate-valve", number: "2" },
      ],
    },
    answer: ["head", "brakePower", "motorSize", "pumpPower"],
    examples: [
      {
        id: "crane-7-15",
        title: "Crane’s example 7-15: 100 gpm, 400 ft up through 3 in. pipe, 421 ft and 15.2 hp",
        origin: {
          kind: "published",
          source:
            "Crane, Technical Paper 410, 2009, example 7-15, as quoted by the fluids library (C. Bell): 421 ft, 15.2 hp",
        },
        inputs: {
          flow: { value: 100, unit: "gallon-us-per-minute" },
          pipe: "steel-40-3",
          length: { value: 500, unit: "foot" },
          rise: { value: 400, unit: "foot" },
          fluid: "other",
          liquid: "own",
          density: { value: 62.298, unit: "pound-per-cubic-foot" },
          viscosity: 0.95,
          fittings: [
            { fitting: "exit", number: "1" },
            { fitting: "gate-valve", number: "1" },
            { fitting: "elbow-90-threaded", number: "4" },
            { fitting: "lift-check", number: "1", coefficient: "25.4" },
          ],
          pumpEfficiency: 70,
          motorEfficiency: 100,
        },
        expect: {
          outputs: {
            head: 128.32080000000002,
            brakePower: 11334.6380544,
            motorSize: "20 hp (NEMA), 15 kW (IEC)",
          },
          tolerance: { brakePower: 0.005, head: 0.003 },
        },
      },
      {
        id: "cengel-8-3",
        title: "0.2 ft³/s of water through 200 ft of 2 in. stainless pipe: 27.3 ft, 461 W",
        origin: {
          kind: "published",
          source:
            "Y. A. Çengel and J. M. Cimbala, Fluid Mechanics, 1st edition, example 8-3, as excerpted by Scribd: 9.17 ft/s, Re 126,400, f 0.0174, 27.3 ft, 461 W",
        },
        inputs: {
          flow: { value: 12, unit: "cubic-foot-per-minute" },
          pipe: "own",
          diameter: { value: 2, unit: "inch" },
          roughness: { value: 7e-6, unit: "foot" },
          length: { value: 200, unit: "foot" },
          fluid: "other",
          liquid: "own",
          density: { value: 62.36, unit: "pound-per-cubic-foot" },
          viscosity: 1.12149,
          fittings: [],
          pumpEfficiency: 100,
          motorEfficiency: 100,
          rise: 0,
        },
        expect: {
          outputs: {
            velocity: 2.795016,
            reynolds: 126400,
            frictionFactor: 0.0174,
            head: 8.32104,
            pumpPower: 461,
          },
          tolerance: 0.005,
        },
      },
      {
        id: "pump-curve",
        title: "Where the curve of a pump meets that of the pipe: 7.8 L/s at 16.2 m",
        origin: oracle,
        inputs: {
          flow: { value: 7.5, unit: "liter-per-second" },
          pipe: "own",
          diameter: { value: 70, unit: "millimeter" },
          roughness: { value: 0.1, unit: "millimeter" },
          length: 120,
          rise: { value: 8, unit: "meter" },
          fluid: "other",
          liquid: "own",
          density: 1000,
          viscosity: 1,
          fittings: [],
          curve: [
            { curveFlow: "0 L/s", curveHead: "30 m" },
            { curveFlow: "5 L/s", curveHead: "24 m" },
            { curveFlow: "10 L/s", curveHead: "10 m" },
          ],
        },
        expect: { outputs: { operatingFlow: 0.00778152730492, operatingHead: 16.2117235462 } },
      },
    ],
    guide: [
      {
        title: "Total dynamic head",
        text: "It is the static lift plus the friction of pipe, fittings and equipment, expressed as height of the pumped liquid. Measure the lift from water surface to water surface, or to the outlet if the pipe ends above the surface. If a tank is under pressure, add its pressure as another loss.",
      },
      {
        title: "From head to motor",
        text: "Hydraulic power is flow times pressure. Shaft power divides it by the pump’s efficiency, electric power by that of motor and drive as well. The motor is the next standard rating above the shaft power. Check the pump’s curve to its end: some pumps need more power at flows above the duty.",
      },
      {
        title: "Open system or closed loop",
        text: "In a closed heating or chilled water loop the water that falls lifts the water that rises, so enter a rise of zero: only friction counts, however tall the building. Designers who add the building’s height get a pump several times too large. Static height matters there for the fill pressure.",
      },
      {
        title: "The duty point",
        text: "A pump delivers where its curve crosses the system’s. Enter a few points from the catalog as the pump curve under “More options” to see that point. If it lies right of the flow you wanted, the pump is too big and throttling will waste the difference.",
      },
    ],
    faq: [
      {
        q: "How do I convert head to pressure?",
        a: "Multiply by density and gravity. For cold water, 1 ft of head is 0.433 psi and 1 m is 9.8 kPa. A pump’s head is the same for any liquid, but its pressure and power grow with density.",
      },
      {
        q: "What efficiency should I use for a pump?",
        a: "The value from its curve at your duty. Before you have one, 70% is reasonable for a centrifugal pump of medium size; small circulators are far below that, large split-case pumps reach more than 80%.",
      },
      {
        q: "Should I add a safety factor to the head?",
        a: "Sparingly. Margins added by several people are the usual reason for pumps that run throttled. If the length and fittings are counted, 10% on friction covers most surprises; static lift is known and needs none. A variable speed drive lets you take the rest back.",
      },
      {
        q: "Is pump head the same as suction lift?",
        a: "No. Head is what the pump adds from inlet to outlet. Suction lift is limited by atmospheric pressure and the vapor pressure of the water, whatever head the pump has. Check the suction side with the NPSH page.",
      },
    ],
    related: [
      "pipesizer/npsh",
      "pipesizer/pressure-drop",
      "pipesizer/water-hammer",
      "firefighting/fire-pump-and-tank",
    ],
    words: [
      "TDH calculator",
      "total dynamic head",
      "pump horsepower",
      "pump power kW",
      "pump sizing",
      "brake horsepower pump",
      "well pump head",
      "system curve",
      "hydraulic power",
      "pump operating point",
      "what size pump do I need",
    ],
  },
  {
    slug: "npsh",
    name: "NPSH available",
    heading: "NPSH Calculator: Will the Pump Cavitate?",
    question: "Is there enough NPSH at the pump?",
    lead: "The pressure on the liquid, its height above the pump and the suction loss, less the vapor pressure, are the head that keeps it from boiling in the impeller.",
    seo: {
      title: "NPSH Calculator: Available and Required",
      description:
        "Net positive suction head available from liquid level, surface pressure, suction loss and temperature, compared with the NPSH your pump requires.",
    },
    fixed: { mode: "drop" },
    fields: ["suctionHead", "suctionPressure", "suctionLoss", "fluid", "temperature", "requiredNpsh"],
    defaults: {
      suctionHead: { si: "-3", us: "-10" },
      suctionLoss: { si: "5", us: "1" },
      requiredNpsh: { si: "3", us: "10" },
      length: { si: "0", us: "0" },
    },
    answer: ["npsh"],
    examples: [
      {
        id: "lift-3-m",
        title: "Water of 20 °C, 3 m below the pump, 5 kPa of suction loss: 6.6 m",
        origin: {
          kind: "independent",
          by: "by hand with the IAPWS-95 values at 20 °C: (101,325 − 2,339.2 − 5,000) Pa ÷ (998.21 kg/m³ × 9.80665 m/s²) − 3 m",
        },
        inputs: { suctionHead: -3, suctionLoss: 5, temperature: 20 },
        expect: { outputs: { npsh: 6.6011 }, tolerance: 1e-4 },
      },
      {
        id: "hot-60",
        title: "The same with water of 60 °C: 4.9 m",
        origin: {
          kind: "independent",
          by: "by hand with the IAPWS-95 values at 60 °C: (101,325 − 19,946 − 5,000) Pa ÷ (983.20 kg/m³ × 9.80665 m/s²) − 3 m",
        },
        inputs: { suctionHead: -3, suctionLoss: 5, temperature: 60 },
        expect: { outputs: { npsh: 4.92156 }, tolerance: 2e-4 },
      },
      {
        id: "crane-7-32",
        title: "Crane’s problem 7-32: 25 ft above water of 60 °F in a tank at 5 psi, 13.9 ft",
        origin: {
          kind: "independent",
          by: "the fluids library for Python (C. Bell), which solves problem 7-32 of Crane TP-410 (2009)",
        },
        inputs: {
          fluid: "other",
          liquid: "own",
          density: { value: 62.364, unit: "pound-per-cubic-foot" },
          viscosity: 1.1,
          vaporPressure: { value: 0.256, unit: "psi" },
          suctionHead: { value: -25, unit: "foot" },
          suctionPressure: { value: 135.798786465841, unit: "kilopascal" },
          suctionLoss: { value: 17.9160268263, unit: "kilopascal" },
          requiredNpsh: { value: 20, unit: "foot" },
        },
        expect: { outputs: { npsh: 4.23285415454 }, tolerance: 1e-6 },
      },
    ],
    guide: [
      {
        title: "What NPSH is",
        text: "A pump doesn’t pull water; pressure on the surface pushes it. At sea level that is 34 ft (10.3 m) of cold water. Lift, pipe friction and vapor pressure take their part, and what is left above the vapor pressure at the pump’s inlet is the net positive suction head available.",
      },
      {
        title: "Signs and pressures",
        text: "The level is positive for a flooded suction and negative for a lift. The pressure is absolute: atmospheric for an open tank, less at altitude (about 83 kPa, 12.1 psi, in Denver), plus the gauge pressure of a closed vessel. For a boiling liquid, as in a deaerator, it equals the vapor pressure and only height helps.",
      },
      {
        title: "Compare with the pump",
        text: "The NPSH required on a pump curve is usually NPSH3, at which the head has already fallen by 3%. Bubbles form well before. The page therefore warns unless there is 1.3 times that value and at least 2 ft (0.6 m) more. High-energy pumps need larger margins; ask the manufacturer.",
      },
      {
        title: "What raises it",
        text: "In this order: lower the pump or raise the level, make the suction pipe shorter and larger, remove strainers and tight valves from it, cool the liquid, and reduce the flow, because the required NPSH falls steeply with it. Throttle the discharge if you must, never the suction.",
      },
    ],
    faq: [
      {
        q: "How high can a pump lift water by suction?",
        a: "In theory 10.3 m (34 ft) for cold water at sea level; in practice 6 to 7 m, because the pump’s own NPSH and the pipe’s friction come off. Hot water and altitude lower it further. Deeper wells need a pump in the water.",
      },
      {
        q: "Does suction pipe friction belong to the head too?",
        a: "Yes, it counts on both sides: as part of the total head, and as a loss that lowers the NPSH. Compute it with the pressure drop page for the suction pipe alone and enter it here.",
      },
      {
        q: "What does cavitation sound like?",
        a: "Like gravel passing through the pump, with vibration and a head that drops or fluctuates. Over weeks it pits the impeller near the inlet edges. Air drawn in through a leak or vortex sounds similar but doesn’t pit, and more submergence or a tighter seal cures it.",
      },
    ],
    related: ["pipesizer/pump-head", "pipesizer/pressure-drop", "pipesizer/pipe-size"],
    words: [
      "net positive suction head",
      "NPSHa",
      "NPSHr",
      "pump cavitation",
      "suction lift calculator",
      "maximum suction lift",
      "NPSH margin",
      "flooded suction",
      "vapor pressure pump inlet",
      "cavitation",
    ],
  },
  {
    slug: "water-hammer",
    name: "Water hammer pressure",
    heading: "Water Hammer Calculator",
    question: "How high is the pressure when a valve shuts?",
    lead: "Stopping water at once turns its velocity into pressure. Wave speed, velocity and density give the Joukowsky rise; pipe length gives the closing time below which it applies in full.",
    seo: {
      title: "Water Hammer Calculator: Joukowsky Surge",
      description:
        "Water hammer pressure by Joukowsky from flow, pipe and fluid: wave speed from the pipe wall, surge in psi or bar, and the critical valve closing time.",
    },
    fixed: { mode: "drop" },
    fields: ["flow", "pipe", "length", "temperature", "waveSpeed"],
    defaults: {
      flow: { si: "5", us: "80" },
      pipe: "steel-40-3",
      length: { si: "300", us: "1000" },
    },
    answer: ["surge", "surgeTime", "waveSpeed", "velocity"],
    examples: [
      {
        id: "steel-80",
        title: "5 L/s in 50 m of DN 80 steel pipe: 14.5 bar within 0.07 s",
        origin: oracle,
        inputs: { flow: 5, pipe: "steel-40-3", length: 50 },
        expect: {
          outputs: {
            surge: 1446539.97305,
            surgeTime: 0.0723556429559,
            waveSpeed: 1382.06221263,
            velocity: 1.04853331836,
          },
          tolerance: { velocity: 0.0002, waveSpeed: 0.001, surge: 0.001, surgeTime: 0.001 },
        },
      },
      {
        id: "one-by-one",
        title: "1 m/s stopped at a wave speed of 1,000 m/s: 1 MPa",
        origin: {
          kind: "independent",
          by: "Joukowsky’s ρ a V by hand: 1,000 kg/m³ × 1,000 m/s × 1 m/s; twice 250 m at 1,000 m/s take 0.5 s",
        },
        inputs: {
          flow: { value: 7.853981633974483, unit: "liter-per-second" },
          pipe: "own",
          diameter: { value: 100, unit: "millimeter" },
          roughness: 0,
          length: 250,
          fluid: "other",
          liquid: "own",
          density: 1000,
          viscosity: 1,
          waveSpeed: 1000,
        },
        expect: { outputs: { surge: 1000000, surgeTime: 0.5 } },
      },
    ],
    guide: [
      {
        title: "The Joukowsky equation",
        text: "The rise is density times wave speed times the velocity that is lost. In steel, each ft/s stopped costs about 60 psi (1 m/s about 14 bar), whatever pressure was in the pipe before. It adds to that pressure, so compare the sum with the rating of pipe, valve and gaskets.",
      },
      {
        title: "Wave speed",
        text: "Pressure travels at the speed of sound in water, slowed by a pipe wall that stretches. Thick metal gives 1,200 to 1,400 m/s, PVC 350 to 500, polyethylene less. That is why plastic pipe sees smaller surges at equal velocity. Dissolved or trapped air lowers the speed further, though a large air pocket can do harm of its own.",
      },
      {
        title: "Critical closing time",
        text: "A wave needs 2L/a to run to the far end and back. A valve that shuts faster than that causes the full rise, however fast. A slower one causes roughly the rise times 2L/a over the closing time. Only the last part of the stroke counts with most valves.",
      },
      {
        title: "What helps",
        text: "Lower velocity first: it scales the surge directly. Then slower closing, soft pump stops and check valves that close before the flow turns. Arresters near quick valves take the peak in buildings. For pump trips on long mains a transient analysis is needed; column separation can exceed Joukowsky’s value.",
      },
    ],
    faq: [
      {
        q: "What causes the bang in house pipes?",
        a: "A washing machine or dishwasher valve that shuts in a few hundredths of a second, on a line with fast water. In runs that short almost any solenoid valve closes within the critical time, so the full rise occurs. An arrester close to that valve, or lower pressure, stops it.",
      },
      {
        q: "Does working pressure change the surge?",
        a: "No. The rise depends on velocity, density and wave speed alone. Working pressure matters because the surge adds to it, and because on the rebound the same amount is subtracted: where it would fall to vapor pressure, the water column parts and slams together again.",
      },
      {
        q: "How slowly should I close the valve?",
        a: "Several times 2L/a, with the slow part at the end of the stroke. For a main of 1,000 ft and a wave speed near 4,500 ft/s one cycle is about 0.44 s, so a few seconds is a start; long transmission mains take minutes.",
      },
    ],
    related: ["pipesizer/pump-head", "pipesizer/pressure-drop", "pipesizer/pipe-size"],
    words: [
      "Joukowsky equation",
      "hydraulic shock",
      "pressure surge",
      "surge pressure calculator",
      "valve closure time",
      "fluid hammer",
      "wave speed in pipe",
      "water hammer arrester",
      "pipe banging",
      "transient pressure",
    ],
  },
  {
    slug: "hazen-williams",
    name: "Hazen–Williams friction loss",
    heading: "Hazen–Williams Calculator",
    question: "What is the friction loss by Hazen–Williams?",
    lead: "Flow, inside diameter and the C of the pipe give the loss that plumbing and fire codes ask for, next to Darcy–Weisbach, so that the difference is visible.",
    seo: {
      title: "Hazen–Williams Calculator: Head Loss",
      description:
        "Friction loss of cold water by Hazen–Williams from flow, diameter and C factor, in psi, ft of head or kPa, compared with Darcy–Weisbach.",
    },
    fixed: { mode: "drop" },
    fields: ["flow", "pipe", "diameter", "hazenWilliams", "length"],
    defaults: {
      flow: { si: "12", us: "200" },
      pipe: "steel-40-4",
      length: { si: "30", us: "100" },
      hazenWilliams: "120",
    },
    answer: ["hazenWilliamsLoss", "frictionLoss", "velocity"],
    examples: [
      {
        id: "old-main",
        title: "100 L/s in 1 km of 300 mm main with C 100: 10.4 m, 102 kPa",
        origin: {
          kind: "independent",
          by: "10.67 × 1000 × 0.1^1.852 ÷ (100^1.852 × 0.3^4.8704) m in Python, times 998.207 kg/m³ × 9.80665 m/s²",
        },
        inputs: {
          flow: { value: 100, unit: "liter-per-second" },
          pipe: "own",
          diameter: { value: 300, unit: "millimeter" },
          length: 1000,
          roughness: 0.5,
          hazenWilliams: 100,
          temperature: 20,
        },
        expect: { outputs: { hazenWilliamsLoss: 102219.60927113271 }, tolerance: 1e-5 },
      },
      {
        id: "gpm-200",
        title: "200 gpm in 100 ft of 4 in. Schedule 40 with C 120: 1.3 psi",
        origin: {
          kind: "independent",
          by: "10.67 L Q^1.852 ÷ (C^1.852 D^4.8704) in Python with 4.026 in., times 998.207 kg/m³ × 9.80665 m/s²",
        },
        inputs: {
          flow: { value: 200, unit: "gallon-us-per-minute" },
          pipe: "steel-40-4",
          length: { value: 100, unit: "foot" },
          hazenWilliams: 120,
          temperature: { value: 68, unit: "fahrenheit" },
        },
        expect: { outputs: { hazenWilliamsLoss: 9087.291878556696 }, tolerance: 1e-3 },
      },
    ],
    guide: [
      {
        title: "The formula",
        text: "Head loss per length is 10.67 Q^1.852 over C^1.852 D^4.87 in SI, or 4.52 Q^1.85 over C^1.85 d^4.87 in psi per foot with gpm and inches, as NFPA 13 prints it. The two forms differ by about 1% because their exponents are rounded. There is no viscosity in it.",
      },
      {
        title: "Choosing C",
        text: "C is smoothness: 150 for plastic, 140 for cement-lined iron, 140 to 150 for copper, 120 for new steel, 100 for old steel and, in NFPA 13, for dry pipe systems. Since the loss goes with C to the power −1.85, a C of 100 instead of 120 costs 40% more pressure.",
      },
      {
        title: "Where it holds",
        text: "Cold water, about 5 to 25 °C, in turbulent flow, in pipe above 2 in. and below 3 m/s. For hot water, glycol, oil or small tubing it is simply wrong, and the result is left out. In such cases Darcy–Weisbach is given alone.",
      },
      {
        title: "Comparing the two",
        text: "In clean new steel, Hazen–Williams with C 120 is on the safe side of Darcy–Weisbach, by a third or so. That margin is what designers like about it: it stands in for the pipe’s later years. Don’t mix both methods in one calculation, and state the C you used.",
      },
    ],
    faq: [
      {
        q: "What C factor is used for PVC pipe?",
        a: "150, as NFPA 13 and the pipe manufacturers list it for plastic pipe. It does not get lower with age as steel’s does. Some water utilities design with less to leave room for fittings that they don’t count separately.",
      },
      {
        q: "Can I use Hazen–Williams for hot water?",
        a: "Better not. The formula was fitted to water near 60 °F. Hot water has half the viscosity, so its real loss is lower than the formula says, and the result for a heating system is an overestimate. Use the pressure drop page.",
      },
      {
        q: "Why do fire codes still use it?",
        a: "Because it needs one coefficient, is easy to check by hand, and sprinkler water is cold and fast, where it works. NFPA 13 asks for Darcy–Weisbach only for antifreeze systems above a certain volume, whose viscosity Hazen–Williams can’t represent.",
      },
    ],
    related: [
      "pipesizer/pressure-drop",
      "pipesizer/pipe-flow",
      "firefighting/sprinkler-demand",
      "plumbing/water-supply-pipe",
    ],
    words: [
      "Hazen Williams equation",
      "C factor pipe",
      "friction loss water pipe",
      "head loss Hazen",
      "Hazen Williams coefficient",
      "psi per foot",
      "fire pipe friction loss",
      "water main head loss",
      "irrigation pipe friction loss",
      "pipe roughness coefficient",
    ],
  },
]);
