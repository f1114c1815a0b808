import { defineJobs } from "../../kit/calculator/jobs.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/firefighting.py: the standards’ formulas in US units with 50 digits (mpmath), networks by Powell’s hybrid method (scipy)",
} as const;

export default defineJobs([
  {
    slug: "sprinkler-demand",
    name: "Fire sprinkler water demand",
    heading: "Fire Sprinkler Demand Calculator",
    question: "How much water does a sprinkler system need?",
    lead: "The occupancy hazard sets density and design area; your spacing turns them into a number of whole sprinklers, their flow and pressure, and the water to keep in reserve.",
    seo: {
      title: "Fire Sprinkler Demand Calculator: NFPA 13",
      description:
        "Sprinkler system demand by NFPA 13 density and area: sprinklers in the design area, minimum flow and pressure, hose allowance, duration and tank volume.",
    },
    fixed: { mode: "sprinklers" },
    fields: ["hazard", "edition", "system", "sprinkler", "spacing", "lineSpacing"],
    defaults: { layout: "none", hasSupply: "false" },
    answer: ["totalDemand", "systemFlow", "hoseFlow", "startPressure"],
    examples: [
      {
        id: "whole-sprinklers-ordinary-1",
        title: "Ordinary hazard group 1, 13 × 10 ft: 12 sprinklers, 234 gpm",
        origin: {
          kind: "independent",
          by: "by hand, NFPA 13 (2022), table 19.2.3.1.1: 12 × 0.15 × 130 = 234, not 225 gpm",
        },
        inputs: {
          hazard: "ordinary-1",
          spacing: { value: 13, unit: "foot" },
          lineSpacing: { value: 10, unit: "foot" },
          overflow: 0,
        },
        expect: { outputs: { systemFlow: 0.014763105957600001 } },
      },
      {
        id: "whole-sprinklers-light",
        title: "Light hazard, 15 × 15 ft: 7 sprinklers, 157.5 gpm",
        origin: {
          kind: "independent",
          by: "by hand, NFPA 13 (2022), table 19.2.3.1.1: 7 × 0.10 × 225 = 157.5, not 0.10 × 1,500 = 150 gpm",
        },
        inputs: {
          hazard: "light",
          spacing: { value: 15, unit: "foot" },
          lineSpacing: { value: 15, unit: "foot" },
          overflow: 0,
        },
        expect: { outputs: { systemFlow: 0.009936705933 } },
      },
      {
        id: "attic",
        title: "A sloped attic with a dry system: 2,535 ft² instead of 1,500",
        origin: {
          kind: "published",
          source:
            "Anvil Fire, Fire Pump Rating (Size) Selection (2020): 2535 sq ft × 0.10 gpm/sq ft × 1.20, 305 gpm",
        },
        inputs: { hazard: "light", system: "dry", isSloped: "true", overflow: 20 },
        expect: {
          outputs: { designArea: 235.5092064, areaFlow: 0.019242509902 },
          tolerance: { areaFlow: 0.003 },
        },
      },
    ],
    guide: [
      {
        title: "Density, area, sprinklers",
        text: "NFPA 13 gives one density and design area per hazard since 2022: 0.10 gpm/ft² over 1,500 ft² for light hazard, 0.15 for ordinary group 1, 0.20 for group 2, then 0.30 and 0.40 over 2,500 ft² for extra hazard. Area divided by spacing, rounded up, is the number of sprinklers that must all discharge.",
      },
      {
        title: "Flow and pressure of each",
        text: "Every sprinkler needs at least density times the area it covers. Its pressure is that flow over the K-factor, squared, and never less than 7 psi (0.5 bar). A larger K lowers the pressure for the same flow; close spacing with a large K wastes water, because the minimum pressure then governs.",
      },
      {
        title: "What changes the area",
        text: "Dry and double-interlock systems add 30%, a ceiling steeper than 2 in 12 another 30%. Quick-response sprinklers in a wet system under a low ceiling may take up to 40% off in light and ordinary hazard. The page applies them one after another, as the standard says.",
      },
      {
        title: "From estimate to calculation",
        text: "Sprinklers nearer to the supply have more pressure and discharge more. Until pipes are laid out, an allowance of 10 to 20% stands for that. When you have them, choose “Along a path” or “Network” under “More options” for the hydraulic calculation, and compare it with your hydrant test.",
      },
    ],
    faq: [
      {
        q: "Why isn’t the demand density times area?",
        a: "Because sprinklers come whole. The area is covered by a rounded-up number of sprinklers, and each discharges at least the density over its own area. For light hazard, 7 sprinklers at 22.5 gpm are 157.5 gpm, while density times area is only 150.",
      },
      {
        q: "Does the sprinkler demand include hose streams?",
        a: "The total here does. NFPA 13 adds 100 gpm for light, 250 for ordinary and 500 for extra hazard. Hose is not sprinkler discharge: it counts for the water supply, not for the pressure loss in the sprinkler pipes behind the point where hoses connect.",
      },
      {
        q: "Does every sprinkler open in a fire?",
        a: "No. Each one opens by its own heat, and most fires are held by a few. The design area is an assumption that leaves a margin for fast growth, late opening and obstructed sprinklers. Storage and high-challenge occupancies follow other chapters.",
      },
    ],
    related: [
      "firefighting/hydrant-flow",
      "firefighting/fire-pump-and-tank",
      "firefighting/standpipe",
      "pipesizer/hazen-williams",
    ],
    words: [
      "sprinkler flow calculation",
      "density area method",
      "NFPA 13 calculator",
      "remote area",
      "design area sprinkler",
      "sprinkler gpm",
      "fire sprinkler water supply",
      "K-factor sprinkler pressure",
      "light hazard ordinary hazard",
      "sprinkler hydraulic calculation",
      "fire sprinkler tank size",
    ],
  },
  {
    slug: "hydrant-flow",
    name: "Hydrant flow at 20 psi",
    heading: "Hydrant Flow Test Calculator",
    question: "How much can the hydrant deliver at 20 psi?",
    lead: "Static, residual and Pitot pressures of a flow test give the water that was flowing and, extrapolated to 20 psi (1.4 bar), what the main can still give.",
    seo: {
      title: "Hydrant Flow Calculator: GPM at 20 PSI",
      description:
        "Hydrant flow test by NFPA 291: gpm from Pitot pressure and outlet, available flow at 20 psi residual, color class, and the pressure at any other flow.",
    },
    fixed: { mode: "hydrant" },
    fields: ["staticPressure", "residualPressure", "outlets", "target", "planned"],
    answer: ["flowAtTarget", "testFlow", "hydrantClass", "drop"],
    examples: [
      {
        id: "hydrant-14-psi",
        title: "2½ in. at 14 psi, static 80 and residual 47 psi: 628 gpm flowing, 867 at 20 psi",
        origin: {
          kind: "published",
          source: "NFPA 13 hydraulic calculations (I. Kapalczynski), evaluating water supplies: 627.5 gpm",
        },
        inputs: {
          staticPressure: { value: 80, unit: "psi" },
          residualPressure: { value: 47, unit: "psi" },
          outlets: [
            { outlet: "smooth", diameter: { value: 2.5, unit: "inch" }, pitot: { value: 14, unit: "psi" } },
          ],
          target: { value: 20, unit: "psi" },
        },
        expect: {
          outputs: { testFlow: 0.039589098240999994, flowAtTarget: 0.054720668011408 },
          tolerance: { testFlow: 0.002 },
        },
      },
      {
        id: "hydrant-two",
        title: "Two outlets at 40 psi, and what is left at 1,500 gpm",
        origin: {
          kind: "independent",
          by: "by hand from the published flow at 40 psi: 1,061 gpm each; 75 − 25 · (1500/2122)^1.85 psi",
        },
        inputs: {
          staticPressure: { value: 75, unit: "psi" },
          residualPressure: { value: 50, unit: "psi" },
          outlets: [
            { diameter: { value: 2.5, unit: "inch" }, pitot: { value: 40, unit: "psi" } },
            { diameter: { value: 2.5, unit: "inch" }, pitot: { value: 40, unit: "psi" } },
          ],
          planned: { value: 1500, unit: "gallon-us-per-minute" },
        },
        expect: {
          outputs: { testFlow: 0.1338773967608, plannedPressure: 426377.22364016325 },
          tolerance: 0.001,
        },
      },
      {
        id: "metric",
        title: "63.5 mm with 1.4 bar at the Pitot, 5.5 and 4 bar: class A",
        origin: oracle,
        inputs: {},
        expect: {
          outputs: {
            testFlow: 0.0477186063483194,
            flowAtTarget: 0.082129986999241,
            hydrantClass: "A: green, 1,000 to 1,499 gpm (3,800 to 5,699 L/min)",
          },
        },
      },
    ],
    guide: [
      {
        title: "The test",
        text: "Two hydrants are used. At the first, the residual hydrant, a gauge shows the static pressure and then the residual pressure while the others flow. At the flowing hydrants a Pitot gauge reads the velocity pressure in the stream. Nobody measures residual pressure at a hydrant that is flowing.",
      },
      {
        title: "Flow from an outlet",
        text: "Gpm is 29.84 times the coefficient, times the diameter in inches squared, times the square root of the Pitot pressure in psi. The coefficient is 0.90 for a smooth, rounded outlet, 0.80 for a square one and 0.70 for one that projects into the barrel: feel the edge with your hand before the test.",
      },
      {
        title: "Extrapolating to 20 psi",
        text: "The available flow is the test flow times (static − 20)^0.54 over (static − residual)^0.54. This is only as good as the drop in the test. NFPA 291 recommends that the pressure fall by 25%, at least 10%; open another outlet if it falls less.",
      },
      {
        title: "What the number is not",
        text: "It is the main’s capacity at that place, hour and season, not the hydrant’s own. Fire flow at 20 psi leaves nothing for elevation or for a sprinkler system. For a design, subtract the margin your authority asks for and use the curve, not the one number.",
      },
    ],
    faq: [
      {
        q: "Why 20 psi?",
        a: "Below that, customers uphill may lose pressure altogether and a leaking main can draw in groundwater, so many health rules set 20 psi as the least pressure during fire fighting. A pumper also needs some inlet pressure so as not to collapse its suction hose.",
      },
      {
        q: "What do hydrant colors mean?",
        a: "NFPA 291 paints bonnets and caps by the flow at 20 psi: light blue from 1,500 gpm, green from 1,000, orange from 500, red below. Many cities have schemes of their own, so ask the water department before you rely on a color.",
      },
      {
        q: "Which Pitot pressure is reliable?",
        a: "NFPA 291 advises 10 to 30 psi. Lower readings waver, and above that the stream is fast and dangerous: open a second outlet instead, which lowers the pressure at each and increases the total flow.",
      },
    ],
    related: [
      "firefighting/required-fire-flow",
      "firefighting/sprinkler-demand",
      "firefighting/fire-pump-and-tank",
    ],
    words: [
      "fire hydrant gpm",
      "flow test",
      "pitot gauge gpm",
      "residual pressure flow",
      "NFPA 291",
      "available fire flow",
      "hydrant color code",
      "static and residual pressure",
      "pitot to gpm",
      "water supply curve N1.85",
      "gpm at 20 psi",
      "residual pressure",
    ],
  },
  {
    slug: "pump-pressure",
    name: "Pump discharge pressure",
    heading: "Pump Discharge Pressure Calculator for Hose Lines",
    question: "What pressure must the engine pump?",
    lead: "Nozzle pressure plus hose friction, appliances and height is the pump discharge pressure; the page also gives the nozzle’s flow and the reaction the crew must hold.",
    seo: {
      title: "Pump Discharge Pressure Calculator (PDP)",
      description:
        "Fire engine pump discharge pressure from nozzle, hose size and length, appliances and elevation, with friction loss per hose and nozzle reaction.",
    },
    fixed: { mode: "hose" },
    fields: ["nozzle", "fogFlow", "tip", "nozzlePressure", "hoses", "nozzleHeight"],
    answer: ["pumpDischarge", "hoseLoss", "nozzleFlow", "reaction"],
    examples: [
      {
        id: "hose-150",
        title: "150 gpm through 200 ft of 1¾ in. hose with a 100 psi fog nozzle: 170 psi",
        origin: oracle,
        inputs: {
          fogFlow: { value: 150, unit: "gallon-us-per-minute" },
          nozzlePressure: { value: 100, unit: "psi" },
          hoses: [{ hose: "hose-1-75", length: { value: 200, unit: "foot" } }],
        },
        expect: {
          outputs: {
            pumpDischarge: 1170385.05051533,
            hoseLoss: 480909.321198493,
            reaction: 336.952787355983,
          },
        },
      },
      {
        id: "hose-wye",
        title: "Two lines with ⅞ in. tips on a wye, fed by 2½ in., 30 ft up: 174 psi",
        origin: oracle,
        inputs: {
          nozzle: "smooth",
          tip: { value: 0.875, unit: "inch" },
          nozzlePressure: { value: 50, unit: "psi" },
          hoses: [
            { hose: "hose-1-75", length: { value: 150, unit: "foot" } },
            { hose: "hose-2-5", length: { value: 200, unit: "foot" }, feeds: 2 },
          ],
          appliance: { value: 10, unit: "psi" },
          nozzleHeight: { value: 30, unit: "foot" },
        },
        expect: {
          outputs: {
            pumpDischarge: 1203093.77265449,
            pumpFlow: 0.0202884763270061,
            nozzleFlow: 0.010144238163503,
            reaction: 267.34506942343,
            heightPressure: 89769.7399570521,
          },
        },
      },
    ],
    guide: [
      {
        title: "The sum",
        text: "PDP is nozzle pressure plus friction loss plus appliance loss plus elevation. Friction is C times (gpm ÷ 100)² times the length in hundreds of feet: 15.5 for 1¾ in., 2 for 2½ in., 0.08 for 5 in. hose. Elevation is 0.433 psi per foot, or 5 psi per floor on the fireground.",
      },
      {
        title: "Nozzles",
        text: "A fog nozzle is pumped to its rating, 100 psi unless it is a low-pressure model of 50 or 75. A smooth bore hand line is pumped to 50 psi, a master stream to 80. Its flow follows from the tip: 29.7 times the diameter squared times the square root of the pressure.",
      },
      {
        title: "Wyes and parallel lines",
        text: "Hose that feeds two nozzles carries both flows, so its loss is four times that of one. Two equal lines side by side carry half each and lose a quarter. Add about 10 psi for an appliance above 350 gpm and 25 psi for a master stream device.",
      },
      {
        title: "Reaction and limits",
        text: "Reaction is 1.57 d² p for a smooth bore, 0.0505 gpm √p for a fog nozzle. Around 70 lbf is what one firefighter can hold for long. If the pressure exceeds the hose’s rating, use larger hose or relay, not a harder pump.",
      },
    ],
    faq: [
      {
        q: "What is the friction loss in 1¾ inch hose at 150 gpm?",
        a: "By the traditional coefficient of 15.5, 35 psi per 100 ft. Modern hose is often larger inside than its name and loses less, so departments test their own and use that coefficient. Enter it as custom.",
      },
      {
        q: "How much pressure per floor?",
        a: "5 psi per floor above the pump is the fireground rule, with the ground floor free. A story of 12 ft is 5.2 psi by the exact 0.433 psi per foot. Going below grade, subtract it.",
      },
      {
        q: "Is pump discharge pressure the same as engine pressure?",
        a: "Yes, the same quantity: the pressure at the pump’s discharge gauge. Intake pressure from a hydrant is included in it, because the gauge shows the sum. Net pump pressure is the discharge less the intake.",
      },
    ],
    related: ["firefighting/hydrant-flow", "firefighting/standpipe", "firefighting/required-fire-flow"],
    words: [
      "PDP calculator",
      "engine pressure",
      "fire hose friction loss",
      "friction loss calculator fire",
      "nozzle reaction",
      "fireground hydraulics",
      "1 3/4 hose friction loss",
      "pump operator calculator",
      "driver operator hydraulics",
      "smooth bore gpm",
    ],
  },
  {
    slug: "required-fire-flow",
    name: "Required fire flow",
    heading: "Required Fire Flow Calculator",
    question: "How much fire flow does this building require?",
    lead: "Area, construction and sprinklers give the fire flow and duration of the International Fire Code, with ISO, NFPA 1142 and fireground formulas beside it, as each answers a different question.",
    seo: {
      title: "Required Fire Flow Calculator: IFC and ISO",
      description:
        "Fire flow and duration by IFC 2021 Appendix B from area, construction type and sprinklers, next to ISO needed fire flow, NFPA 1142, NFA and Iowa formulas.",
    },
    fixed: { mode: "fireFlow" },
    fields: ["storyArea", "stories", "use", "construction", "protection"],
    answer: ["requiredFlow", "duration", "tankVolume", "neededFlow"],
    examples: [
      {
        id: "house",
        title: "5,000 ft² of type VB: 2,000 gpm for 2 hours",
        origin: {
          kind: "published",
          source:
            "International Fire Code (2021), table B105.1(2): type VB up to 6,200 ft², 2,000 gpm for 2 hours",
        },
        inputs: {
          storyArea: { value: 5000, unit: "square-foot" },
          storyHeight: { value: 10, unit: "foot" },
          stories: 1,
        },
        expect: { outputs: { requiredFlow: 0.12618039279999999, duration: 7200, tankVolume: 908.49882816 } },
      },
      {
        id: "dwelling-sprinklers",
        title: "A house of 3,000 ft² with NFPA 13D sprinklers: 500 gpm for half an hour",
        origin: { kind: "published", source: "International Fire Code (2021), table B105.1(1)" },
        inputs: {
          use: "dwelling",
          storyArea: { value: 1500, unit: "square-foot" },
          stories: 2,
          protection: "13D",
        },
        expect: { outputs: { requiredFlow: 0.031545098199999996, duration: 1800 } },
      },
      {
        id: "fire-flow-13",
        title: "A type IIB store of 30,000 ft² with sprinklers: 1,000 gpm",
        origin: {
          kind: "independent",
          by: "by hand: 3,750 gpm from table B105.1(2), 25% of it raised to 1,000 gpm as table B105.2 is quoted",
        },
        inputs: {
          storyArea: { value: 30000, unit: "square-foot" },
          construction: "IIB-IIIB",
          protection: "13",
          isoClass: "0.8",
        },
        expect: { outputs: { requiredFlow: 0.06309019639999999, duration: 7200 } },
      },
    ],
    guide: [
      {
        title: "The fire code’s table",
        text: "IFC Appendix B takes the area of all floors under one roof (three floors for type I) and the type of construction. Combustible and unprotected types need several times the flow of type IA. Houses of up to 3,600 ft² need 1,000 gpm for an hour without sprinklers.",
      },
      {
        title: "Credit for sprinklers",
        text: "With NFPA 13 sprinklers throughout, Table B105.2 allows a quarter of the table’s flow, but not less than 1,000 gpm; with NFPA 13R likewise not less than 1,500. Many cities allow less credit than that, and the appendix applies only where it has been adopted. Ask before you design a main for it.",
      },
      {
        title: "Other methods, other purposes",
        text: "ISO’s needed fire flow rates a town’s water supply for insurance. NFPA 1142 gives a volume for places without hydrants. The National Fire Academy’s formula, area over three, and Iowa State’s, volume over 100, help an officer on the scene. Don’t average them.",
      },
      {
        title: "From requirement to supply",
        text: "Compare the flow with a hydrant test at 20 psi. Appendix C then spaces the hydrants. Where the main falls short, the choices are sprinklers, fire walls that divide the area, better construction or a tank; this page shows what each would be worth.",
      },
    ],
    faq: [
      {
        q: "What fire flow does a house need?",
        a: "By the IFC’s Appendix B, 1,000 gpm for one hour if it has up to 3,600 square feet and no sprinklers, and half of that for half an hour with them. Larger houses are looked up like other buildings. Rural areas often use NFPA 1142’s volume instead.",
      },
      {
        q: "Is fire flow the same as sprinkler demand?",
        a: "No. Fire flow is what hydrants near the building should give the fire department. Sprinkler demand is what the system inside uses, with a hose allowance. Both draw from the same main, and the larger one usually sizes it.",
      },
      {
        q: "Do fire walls reduce the required fire flow?",
        a: "Yes. Parts separated by fire walls without openings may be treated as separate buildings, and the largest one decides. Fire barriers inside a building don’t count for that.",
      },
    ],
    related: [
      "firefighting/hydrant-flow",
      "firefighting/sprinkler-demand",
      "firefighting/fire-pump-and-tank",
    ],
    words: [
      "needed fire flow",
      "NFF calculator",
      "IFC Appendix B",
      "fire flow gpm",
      "ISO fire flow",
      "NFPA 1142 water supply",
      "NFA fire flow formula",
      "Iowa fire flow formula",
      "rural fire water supply",
      "building fire flow requirement",
    ],
  },
  {
    slug: "standpipe",
    name: "Standpipe flow and pressure",
    heading: "Standpipe Calculator: Flow and Pressure",
    question: "What flow and pressure does a standpipe system need?",
    lead: "The class and number of standpipes set the flow; the residual pressure at the topmost outlet, the height and the pipe friction set the pressure at the base.",
    seo: {
      title: "Standpipe Calculator: NFPA 14 Flow, Pressure",
      description:
        "Standpipe demand by NFPA 14: flow for class I, II and III, pressure at the base from height and friction, water for the duration, pressure limits.",
    },
    fixed: { mode: "standpipe" },
    fields: ["standpipeClass", "standpipes", "isSprinklered", "outletPressure", "standSegments"],
    defaults: { hasSupply: "false" },
    answer: ["requiredPressure", "systemFlow", "tankVolume"],
    examples: [
      {
        id: "three-standpipes",
        title: "Three class I standpipes, 112 ft up, in a sprinklered building: 1,000 gpm at 162 psi",
        origin: oracle,
        inputs: {
          standpipes: 3,
          outletPressure: { value: 100, unit: "psi" },
          standSegments: [
            {
              carries: "outlet",
              pipe: "steel-40-4",
              length: { value: 12, unit: "foot" },
              climb: { value: 12, unit: "foot" },
            },
            {
              carries: "remote",
              pipe: "steel-40-4",
              length: { value: 100, unit: "foot" },
              climb: { value: 100, unit: "foot" },
            },
            {
              carries: "all",
              pipe: "steel-40-6",
              length: { value: 80, unit: "foot" },
              fittings: [
                { fitting: "elbow-90", number: 3 },
                { fitting: "tee-branch" },
                { fitting: "swing-check" },
              ],
            },
          ],
        },
        expect: {
          outputs: { requiredPressure: 1119570.61660882, systemFlow: 0.0630901964, tankVolume: 113.56235352 },
        },
      },
      {
        id: "class-ii",
        title: "Class II: 100 gpm",
        origin: {
          kind: "published",
          source: "NFPA 14 (2019), section 7.10.2: 100 gpm, 65 psi at the hose station",
        },
        inputs: { standpipeClass: "II" },
        expect: { outputs: { systemFlow: 0.006309019639999999 } },
      },
    ],
    guide: [
      {
        title: "Flow",
        text: "For class I and III, the most remote standpipe flows 500 gpm (250 from each of its two topmost outlets) and each further one 250 gpm, up to 1,000 gpm in a fully sprinklered building and 1,250 otherwise. A floor of more than 80,000 ft² raises the second standpipe to 500. Class II is one hose station of 100 gpm.",
      },
      {
        title: "Pressure",
        text: "At the top 2½ in. outlet 100 psi must remain while all of that flows; class II has 65 psi at its 1½ in. station. Add 0.433 psi per foot of height and friction by Hazen–Williams along the path. The 100 psi is for attack hose on the floor above, so don’t trade it for smaller pipe.",
      },
      {
        title: "Too much pressure",
        text: "The lowest outlets see the static pressure of the pump at churn plus the height. Above 175 psi a pressure-regulating device is required at 2½ in. outlets; 1½ in. outlets may have 100 psi. Wrongly set devices have cost lives: field-test them at flow, as NFPA 14 and NFPA 25 ask.",
      },
      {
        title: "Pipe size",
        text: "Standpipes of class I and III are at least 4 in., and 6 in. where sprinklers share them unless a calculation shows that less will do. In tall buildings the height of a zone follows from the pressure that its pipes, fittings and valves are listed for.",
      },
    ],
    faq: [
      {
        q: "What is the difference between class I, II and III?",
        a: "Class I has 2½ inch connections for firefighters, class II 1½ inch hose stations for trained occupants, class III both. New buildings mostly get class I, since occupants are expected to leave. Flow and pressure of class III are those of class I.",
      },
      {
        q: "Do sprinklers add to the standpipe flow?",
        a: "Not in a building sprinklered throughout: the standpipe flow covers both, and the limit is 1,000 gpm. In a partly sprinklered building NFPA 14 has the sprinkler demand added, by amounts that depend on the hazard.",
      },
      {
        q: "Is the fire department connection part of the supply?",
        a: "In manual standpipes it is the supply: the engine pumps the whole pressure. In automatic systems it is a backup. Calculate the pressure at the connection as well, because the engine company needs that number on the sign next to it.",
      },
    ],
    related: [
      "firefighting/fire-pump-and-tank",
      "firefighting/pump-pressure",
      "firefighting/sprinkler-demand",
    ],
    words: [
      "NFPA 14 calculator",
      "class I standpipe",
      "fire riser pressure",
      "standpipe gpm",
      "dry riser",
      "wet riser",
      "100 psi residual",
      "hose valve pressure",
      "high-rise standpipe",
      "FDC pressure",
    ],
  },
  {
    slug: "fire-pump-and-tank",
    name: "Fire pump and tank size",
    heading: "Fire Pump and Tank Size Calculator",
    question: "What fire pump and water tank does this demand need?",
    lead: "Demand, its pressure and what the suction gives decide the rated flow and pressure of the pump; demand times duration is the water in the tank.",
    seo: {
      title: "Fire Pump Size Calculator: Pump and Tank",
      description:
        "Fire pump rating by NFPA 20 from demand flow and pressure, suction from tank or main, churn and 150% points, driver power and tank volume for the duration.",
    },
    fixed: { mode: "pump" },
    fields: ["demandFlow", "demandPressure", "pumpTime", "suction", "waterLevel"],
    defaults: {
      suction: "tank",
      demandFlow: { si: "2000", us: "500" },
      demandPressure: { si: "7", us: "100" },
    },
    answer: ["ratedFlow", "ratedPressure", "tankVolume", "power"],
    examples: [
      {
        id: "pump-attic",
        title: "305 gpm at 100 psi: a 250 gpm pump, loaded to 122%",
        origin: {
          kind: "published",
          source:
            "Anvil Fire, Fire Pump Rating (Size) Selection (2020): a 250 gpm pump reaches 375 gpm at 150%",
        },
        inputs: {
          demandFlow: { value: 305, unit: "gallon-us-per-minute" },
          demandPressure: { value: 100, unit: "psi" },
          suction: "tank",
        },
        expect: { outputs: { ratedFlow: 0.015772549099999998, loading: 122 } },
      },
      {
        id: "two-hours",
        title: "1,250 gpm for two hours: a 1,000 gpm pump and 150,000 gallons",
        origin: {
          kind: "independent",
          by: "by hand: 1,250 ÷ 1,000 = 125% of the rating, 750 gpm would be at 167%; 1,250 gpm × 120 min = 150,000 gal",
        },
        inputs: {
          demandFlow: { value: 1250, unit: "gallon-us-per-minute" },
          demandPressure: { value: 100, unit: "psi" },
          pumpTime: { value: 120, unit: "minute" },
        },
        expect: { outputs: { ratedFlow: 0.0630901964, loading: 125, tankVolume: 567.8117676 } },
      },
      {
        id: "from-main",
        title: "1,000 gpm at 130 psi from a main of 60 psi: 750 gpm at 103 psi",
        origin: oracle,
        inputs: {
          demandFlow: { value: 1000, unit: "gallon-us-per-minute" },
          demandPressure: { value: 130, unit: "psi" },
          mainStatic: { value: 60, unit: "psi" },
          mainResidual: { value: 45, unit: "psi" },
          mainFlow: { value: 1200, unit: "gallon-us-per-minute" },
          suction: "mains",
        },
        expect: {
          outputs: {
            ratedFlow: 0.0473176473,
            ratedPressure: 713514.664987092,
            suctionPressure: 339873.783676472,
            churnPressure: 1269903.03557461,
          },
        },
      },
    ],
    guide: [
      {
        title: "Choosing the rating",
        text: "NFPA 20 pumps come in fixed ratings, such as 500, 750, 1,000 and 1,250 gpm. They must deliver 150% of the rated flow at 65% of the rated pressure or more, so the demand may lie beyond 100%. The page takes the smallest rating that is loaded to 140% at most; 90 to 140% is the usual range.",
      },
      {
        title: "Rated pressure",
        text: "Rated pressure is what the pump adds at 100% flow, not what the gauge behind it shows. It is found backward: at the demand, suction pressure plus the pump’s curve must give the pressure needed. With a main as suction, use its flow test, and leave 20 psi in it at 150%.",
      },
      {
        title: "Churn",
        text: "With no flow the pump makes up to 140% of its rating, on top of the highest static pressure of the main. If that exceeds 175 psi, components behind it need higher listings. A flatter curve or a lower rating solves it better than relief valves, which the standard restricts.",
      },
      {
        title: "The tank",
        text: "Volume is the total demand, with hose if the pump feeds it, times the duration of the hazard: 30 minutes for light, 60 to 90 for ordinary, 90 to 120 for extra hazard. Water below the vortex plate doesn’t count. NFPA 22 wants it refilled within 8 hours.",
      },
    ],
    faq: [
      {
        q: "Can a fire pump be smaller than the demand?",
        a: "Yes. A listed pump delivers 150% of its rated flow, so a 500 gpm pump may serve 700 gpm if its pressure there, at least 65% of the rated one, is enough. Designing up to 140% leaves a little for later changes.",
      },
      {
        q: "How big is a fire water tank?",
        a: "Flow times minutes. A sprinkler and hose demand of 500 gpm for 60 minutes is 30,000 gallons. A reliable main that refills during the fire can reduce it where the authority agrees; without that, the tank holds all of it.",
      },
      {
        q: "When is a fire pump needed at all?",
        a: "When the supply at the demand flow has less pressure than the system needs: low mains, tall buildings, storage with high densities, or any tank at grade. Larger pipe, a larger K-factor or a shorter path may avoid it, and is cheaper to maintain.",
      },
    ],
    related: [
      "firefighting/sprinkler-demand",
      "firefighting/standpipe",
      "firefighting/hydrant-flow",
      "pipesizer/pump-head",
    ],
    words: [
      "fire pump sizing",
      "NFPA 20 calculator",
      "fire water tank size",
      "fire pump gpm",
      "jockey pump setting",
      "churn pressure",
      "fire pump horsepower",
      "fire water storage",
      "fire pump 150 percent",
      "fire tank capacity",
    ],
  },
]);
