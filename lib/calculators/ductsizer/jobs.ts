import { defineJobs } from "../../kit/calculator/jobs.ts";

const oracle = {
  kind: "independent",
  by: "tests/oracles/duct-sizing.py: Colebrook by bisection with 50 digits (mpmath), moist air and sizes recomputed",
} as const;

export default defineJobs([
  {
    slug: "duct-size",
    name: "Duct size from airflow",
    heading: "Duct Size Calculator: CFM to Diameter",
    question: "What duct carries this airflow?",
    lead: "Enter the airflow and the friction rate to get the standard duct that carries it, round or at the height you have. A velocity limit takes over where noise matters more than pressure.",
    seo: {
      title: "Duct Size Calculator: CFM to Diameter",
      description:
        "Duct size from cfm or L/s at 0.1 in. wg per 100 ft or any friction rate: round and rectangular sizes with velocity, pressure loss and noise limits.",
    },
    fixed: { mode: "friction" },
    fields: ["flow", "frictionRate", "maxVelocity", "shape", "height", "material"],
    defaults: { flow: { si: "190", us: "400" }, length: { si: "15", us: "50" } },
    answer: ["size", "velocity", "frictionRate", "neededDiameter"],
    examples: [
      {
        id: "us-1000-cfm",
        title: "1,000 cfm at 0.1 in. wg per 100 ft: 14 in.",
        origin: oracle,
        inputs: {
          flow: { value: 1000, unit: "cubic-foot-per-minute" },
          frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
          sizes: "us",
          temperature: 20,
          length: { value: 0, unit: "foot" },
        },
        expect: {
          outputs: {
            size: "14 in",
            neededDiameter: 0.34683301009726,
            frictionRate: 0.72290778104542,
            velocity: 4.7520417947177,
          },
        },
      },
      {
        id: "l-s-450",
        title: "450 L/s at 0.8 Pa/m: 355 mm",
        origin: oracle,
        inputs: { flow: 450 },
        expect: {
          outputs: {
            size: "355 mm",
            neededDiameter: 0.34216137692226,
            frictionRate: 0.66765384539975,
            velocity: 4.5463820284136,
          },
        },
      },
      {
        id: "cfm-400",
        title: "400 cfm at the same rate: 9.7 in., so 10 in.",
        origin: oracle,
        inputs: {
          flow: { value: 400, unit: "cubic-foot-per-minute" },
          frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
          sizes: "us",
          temperature: 20,
        },
        expect: {
          outputs: {
            size: "10 in",
            neededDiameter: 0.245968223009,
            velocity: 3.72560076706,
            frictionRate: 0.698367090131,
          },
        },
      },
    ],
    guide: [
      {
        title: "What the friction rate does",
        text: "The same loss per foot is given to every duct, so the airflow alone sets the diameter. The exact diameter is found from the Darcy–Weisbach equation with Colebrook’s friction factor and the density of your air, then rounded up to a size that is stocked. A paper ductulator does the same for standard air in clean galvanized duct.",
      },
      {
        title: "Which rate to choose",
        text: "0.1 in. wg per 100 ft (0.8 Pa/m) is a starting point for supply mains, not a rule. In a house the fan usually has less to give: divide the pressure that is left after coil, filter and grilles by the total effective length, as ACCA Manual D does, and enter that rate. Returns are commonly sized lower.",
      },
      {
        title: "When velocity governs",
        text: "At equal friction, large ducts run faster than small ones. Above a few thousand cfm the friction method alone gives velocities that can be heard, so set a maximum velocity, or choose the duct location and room criterion under “More options” to check the answer against ASHRAE’s noise table.",
      },
      {
        title: "Reading the result",
        text: "The size is the smallest that meets both limits; its own friction rate is lower than the one you entered because of rounding up. The table has the neighbors. Going one size up costs little sheet metal and lowers fan power for the life of the building; going one down, say from 10 to 9 in., raises friction by two thirds.",
      },
    ],
    faq: [
      {
        q: "How many cfm can a 6 inch duct carry?",
        a: "Turn the question around in the Duct Sizer: choose “Find airflow”, enter the diameter and a friction rate. The answer depends on that rate and on the duct. A smooth metal duct carries far more than a flexible one of the same size that isn’t pulled tight.",
      },
      {
        q: "Does duct length change the size?",
        a: "Not at a given friction rate: the rate is a loss per length, so a long duct and a short one get the same diameter. Length enters before, when you divide the available pressure by the total effective length, and after, in the total pressure loss.",
      },
      {
        q: "Should I round a duct size up or down?",
        a: "Up. Friction changes with about the fifth power of the diameter, so a duct that is 10% too small loses two thirds more pressure, and the fan delivers less air than the design. Oversizing by one step is cheap unless velocity must stay high, as in dust collection.",
      },
    ],
    related: [
      "ductsizer/rectangular-duct",
      "ductsizer/duct-velocity",
      "ductsizer/flex-duct",
      "hvac/room-load",
    ],
    words: [
      "ductulator",
      "duct sizing",
      "cfm to duct size",
      "round duct size for cfm",
      "what size duct for 400 cfm",
      "equal friction method",
      "air duct diameter",
      "ductwork size",
      "spiral duct size",
      "HVAC duct size",
      "return duct size",
    ],
  },
  {
    slug: "rectangular-duct",
    name: "Rectangular duct size",
    heading: "Rectangular Duct Size Calculator",
    question: "How wide must a rectangular duct of this height be?",
    lead: "Enter the airflow and the height that fits above the ceiling; the width follows from the friction rate, with the aspect ratio that decides whether the duct is still sensible.",
    seo: {
      title: "Rectangular Duct Size Calculator",
      description:
        "Width of a rectangular duct from airflow, height and friction rate, with aspect ratio, velocity and the other width and height pairs that carry the same air.",
    },
    fixed: { mode: "friction", shape: "rectangular" },
    fields: ["flow", "height", "frictionRate", "maxVelocity", "sizes", "maxAspect"],
    defaults: { flow: { si: "600", us: "1200" }, height: { si: "250", us: "10" } },
    answer: ["size", "velocity", "aspectRatio", "equivalentDiameter"],
    examples: [
      {
        id: "rectangular-sized",
        title: "1,400 L/s at 0.8 Pa/m, 400 mm high: 600 × 400 mm",
        origin: oracle,
        inputs: { flow: { value: 1400, unit: "liter-per-second" }, shape: "rectangular", height: 400 },
        expect: {
          outputs: {
            size: "600 × 400 mm",
            neededDiameter: 0.52468916775571,
            equivalentDiameter: 0.53281369417407,
            frictionRate: 0.74157047875838,
            velocity: 5.8333333333333,
          },
        },
      },
      {
        id: "width-step",
        title: "The same in widths of 10 mm: 590 × 400 mm",
        origin: oracle,
        inputs: {
          flow: { value: 1400, unit: "liter-per-second" },
          shape: "rectangular",
          height: 400,
          widthStep: 10,
        },
        expect: {
          outputs: { size: "590 × 400 mm", equivalentDiameter: 0.52857248921088, velocity: 5.9322033898305 },
        },
      },
      {
        id: "cfm-1200",
        title: "1,200 cfm at 0.1 in. wg per 100 ft, 10 in. high: 20 in. wide",
        origin: oracle,
        inputs: {
          flow: { value: 1200, unit: "cubic-foot-per-minute" },
          frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
          height: { value: 10, unit: "inch" },
          sizes: "us",
        },
        expect: {
          outputs: {
            size: "20 × 10 in",
            equivalentDiameter: 0.38693721594523,
            velocity: 4.38912,
            aspectRatio: 2,
          },
        },
      },
    ],
    guide: [
      {
        title: "From height to width",
        text: "The height is usually fixed by beams and ceilings, so it is the input here. The width is found so that Huebscher’s equivalent round duct has the friction rate you allow at this airflow, and then rounded up to even inches or the metric series. Enter inside dimensions: lining takes its thickness twice.",
      },
      {
        title: "Why a square duct is cheapest",
        text: "A rectangle has more wall for the same air than a square, and air rubs on the wall. At an aspect ratio of 4 the duct takes roughly a third more sheet metal than a square one with the same friction, and its wide sides need stiffeners to keep them from drumming. Below 2, shape hardly matters.",
      },
      {
        title: "Velocity is lower than in the round twin",
        text: "A rectangle with the same friction as a round duct has a larger cross-section, so its air is slower. That is why sizing by equal area, or by the velocity of the round duct, gives a duct that is too small. The velocity shown is that of the real cross-section.",
      },
      {
        title: "Choosing among pairs",
        text: "The table lists other heights that meet the same limits within the aspect ratio you allow, with their perimeters. Compare perimeters for the cost of metal and insulation. If nothing fits, use two ducts side by side, each with half of the airflow, instead of one very flat duct.",
      },
    ],
    faq: [
      {
        q: "What is a good aspect ratio for a rectangular duct?",
        a: "As close to 1 as the space allows. Up to 2 the penalty is small, and many designers stop at 4, where metal, friction, leakage and noise all become noticeably worse. The page flags ratios above 3 and warns above 4.",
      },
      {
        q: "Is the width or the height written first?",
        a: "Width first, by the usual convention: the first number is the side you see on the plan, the second the depth. A 20 × 10 duct is 20 wide and 10 high. Shop drawings name the visible side of that view first, so say which is which when you order.",
      },
      {
        q: "Can I swap width and height?",
        a: "For friction, yes: the equivalent diameter is the same whichever side is up. Fittings differ, because an elbow turned the hard way, across the wide side, has another coefficient than one turned the easy way.",
      },
    ],
    related: [
      "ductsizer/equivalent-diameter",
      "ductsizer/duct-size",
      "ductsizer/duct-velocity",
      "hvac/room-load",
    ],
    words: [
      "square duct size",
      "rectangle duct calculator",
      "duct width from height",
      "sheet metal duct size",
      "aspect ratio of duct",
      "flat duct size",
      "duct dimensions from cfm",
      "rectangular ductulator",
      "trunk line size",
      "plenum duct size",
    ],
  },
  {
    slug: "equivalent-diameter",
    name: "Equivalent duct diameter",
    heading: "Equivalent Diameter of a Rectangular Duct",
    question: "Which round duct is equal to this rectangular duct?",
    lead: "Enter width and height to get the diameter of the round duct that loses the same pressure at the same airflow, next to the hydraulic diameter that is often mistaken for it.",
    seo: {
      title: "Equivalent Duct Diameter Calculator",
      description:
        "Round equivalent of a rectangular duct by Huebscher’s equation, with hydraulic diameter, aspect ratio, velocity and friction rate at your airflow.",
    },
    fixed: { mode: "size", shape: "rectangular" },
    fields: ["ductWidth", "ductHeight", "flow"],
    defaults: { flow: { si: "600", us: "1200" } },
    answer: ["equivalentDiameter", "hydraulicDiameter", "aspectRatio", "velocity"],
    examples: [
      {
        id: "inches-20-10",
        title: "20 × 10 in.: 15.2 in. round",
        origin: {
          kind: "independent",
          by: "Huebscher’s equation in Python: 1.30 × 200^0.625 / 30^0.25 = 15.234 in.; 4 × 200 / 60 in. hydraulic",
        },
        inputs: {
          ductWidth: { value: 20, unit: "inch" },
          ductHeight: { value: 10, unit: "inch" },
          flow: { value: 1200, unit: "cubic-foot-per-minute" },
        },
        expect: {
          outputs: {
            equivalentDiameter: 0.38693721594523,
            hydraulicDiameter: 0.33866666666667,
            aspectRatio: 2,
          },
        },
      },
      {
        id: "rectangular-known",
        title: "700 × 350 mm with 1,400 L/s: 533 mm round",
        origin: oracle,
        inputs: {
          flow: { value: 1400, unit: "liter-per-second" },
          shape: "rectangular",
          ductWidth: 700,
          ductHeight: 350,
        },
        expect: {
          outputs: {
            equivalentDiameter: 0.53318120307413,
            hydraulicDiameter: 0.46666666666667,
            aspectRatio: 2,
            velocity: 5.7142857142857,
          },
        },
      },
      {
        id: "square-12",
        title: "12 × 12 in.: 13.1 in. round, not 12",
        origin: {
          kind: "independent",
          by: "Huebscher’s equation in Python: 1.30 × 144^0.625 / 24^0.25 = 13.118 in.",
        },
        inputs: { ductWidth: { value: 12, unit: "inch" }, ductHeight: { value: 12, unit: "inch" } },
        expect: { outputs: { equivalentDiameter: 0.33319679558013, aspectRatio: 1 } },
      },
    ],
    guide: [
      {
        title: "Equal friction at equal flow",
        text: "Huebscher measured rectangular ducts in 1948 and found the diameter of the round duct with the same friction per foot when both carry the same airflow: 1.30 times (width × height)^0.625, divided by (width + height)^0.25. The page uses it, as the ASHRAE Handbook’s tables of rectangular equivalents do.",
      },
      {
        title: "Three diameters that are not the same",
        text: "The equivalent diameter goes with the flow. The hydraulic diameter, four times area over perimeter, goes with the velocity of the rectangle: read a friction chart with one or the other, never mix them. The diameter of equal area is the largest of the three and ignores friction altogether.",
      },
      {
        title: "How to use it",
        text: "Size the round duct first, then look for pairs of sides whose equivalent diameter is at least as large. Going the other way, from an existing rectangle, the equivalent diameter lets you read any round duct chart with the real airflow. Don’t take the chart’s velocity: divide airflow by the rectangle’s own area.",
      },
      {
        title: "Flat oval duct",
        text: "Spiral flat oval has its own equation by Heyt and Diaz. Choose “Known size” and “Flat oval” in the Duct Sizer for it. With semicircular ends the perimeter is shorter than a rectangle’s, so an oval needs less metal for the same friction.",
      },
    ],
    faq: [
      {
        q: "Is a 12 × 12 duct the same as a 12 inch round duct?",
        a: "No. The square has 27% more area, and its equal in friction is a round duct of 13.1 inches. Replacing a 12 inch round duct by the square lowers friction; replacing the square by the round one raises it.",
      },
      {
        q: "Why not use the duct with the same area?",
        a: "Because a rectangle has more wall around the same area. A rectangular duct with the round duct’s area has more friction at the same airflow, and the error grows with the aspect ratio. Equal area is right only when you match velocities, for example at a grille.",
      },
      {
        q: "Does the equivalent diameter depend on airflow or roughness?",
        a: "Not in Huebscher’s equation, which has only the two sides. Airflow and material matter for the friction rate shown with it. Methods that use the hydraulic diameter give results that differ by a few percent with flow.",
      },
    ],
    related: ["ductsizer/rectangular-duct", "ductsizer/duct-size", "ductsizer/duct-velocity"],
    words: [
      "rectangular to round duct",
      "round to rectangular duct conversion",
      "Huebscher equation",
      "hydraulic diameter of duct",
      "square to round duct equivalent",
      "duct conversion chart",
      "equivalent round duct",
      "circular equivalent",
      "duct equivalent size",
    ],
  },
  {
    slug: "duct-velocity",
    name: "Air velocity in a duct",
    heading: "Duct Velocity Calculator: CFM to FPM",
    question: "How fast does the air move in this duct?",
    lead: "Airflow divided by the inside cross-section is the velocity; with it come the velocity pressure a Pitot tube reads and the friction rate of the duct.",
    seo: {
      title: "Duct Velocity Calculator: CFM to FPM",
      description:
        "Air velocity in a round, rectangular or oval duct from cfm or L/s, with velocity pressure, friction rate and the usual limits for noise.",
    },
    fixed: { mode: "size" },
    fields: ["flow", "shape", "diameter", "ductWidth", "ductHeight"],
    defaults: { flow: { si: "200", us: "400" }, diameter: { si: "250", us: "10" } },
    answer: ["velocity", "velocityPressure", "frictionRate"],
    examples: [
      {
        id: "cfm-400-10-in",
        title: "400 cfm in a 10 in. round duct: 733 ft/min",
        origin: { kind: "independent", by: "400 ft³/min ÷ (π/4 × (10/12 ft)²) = 733.39 ft/min, in Python" },
        inputs: {
          flow: { value: 400, unit: "cubic-foot-per-minute" },
          diameter: { value: 10, unit: "inch" },
        },
        expect: { outputs: { velocity: 3.72560076706 } },
      },
      {
        id: "galvanized-280",
        title: "350 L/s in 280 mm: 5.7 m/s",
        origin: {
          kind: "independent",
          by: "the fluids library for Python (C. Bell), friction_factor, with ASHRAE’s standard air of 1.204 kg/m³",
        },
        inputs: { flow: { value: 350, unit: "liter-per-second" }, diameter: 280 },
        expect: { outputs: { velocity: 5.684, frictionRate: 1.348 }, tolerance: 0.001 },
      },
      {
        id: "cfm-1000-14-10",
        title: "1,000 cfm in 14 × 10 in.: 1,029 ft/min",
        origin: { kind: "independent", by: "1,000 ft³/min × 144 ÷ (14 × 10) = 1,028.57 ft/min" },
        inputs: {
          flow: { value: 1000, unit: "cubic-foot-per-minute" },
          shape: "rectangular",
          ductWidth: { value: 14, unit: "inch" },
          ductHeight: { value: 10, unit: "inch" },
        },
        expect: { outputs: { velocity: 5.2251428571429 } },
      },
    ],
    guide: [
      {
        title: "The formula",
        text: "Velocity in ft/min is cfm divided by the cross-section in square feet; in inches, multiply cfm by 144 and divide by the area. In metric, divide m³/s by m². Use the clear inside size, without insulation or liner, and for a flat oval the area of the oval, not of its bounding rectangle.",
      },
      {
        title: "Velocity pressure",
        text: "Moving air has a velocity pressure of half its density times velocity squared: in standard air, (fpm ÷ 4005)² inches of water. A Pitot tube measures that difference between total and static pressure. The page uses the density at your temperature and altitude, where 4005 no longer holds.",
      },
      {
        title: "How fast is too fast",
        text: "Homes are usually kept below 900 ft/min in mains and 700 in branches, offices below about 1,300 in mains. For a quiet room ASHRAE’s table depends on where the duct runs and on the room criterion; choose both under “More options” and the answer is checked. Exhaust with dust needs a minimum instead.",
      },
      {
        title: "Average and peak",
        text: "The result is the average over the section. At the center of a straight duct air is faster, at the wall it is still, and just after an elbow the profile is lopsided. A single anemometer reading in the middle therefore overstates the airflow; traverse the section, as ASHRAE Standard 111 describes.",
      },
    ],
    faq: [
      {
        q: "How do I convert cfm to fpm?",
        a: "Divide cfm by the duct’s area in square feet. There is no fixed factor: the same cfm is slow in a large duct and fast in a small one. Going back, fpm times square feet is cfm.",
      },
      {
        q: "What velocity is typical in residential ducts?",
        a: "Recommendations for homes are 700 to 900 ft/min in main ducts and 500 to 700 in branches. Faster air can be heard at registers; much slower air only means that the duct is larger than it had to be.",
      },
      {
        q: "Does temperature change the velocity?",
        a: "Not if the airflow is the actual volume in the duct, as entered here. If your cfm is standard air and the duct is hot or high above sea level, the same mass takes more volume and moves faster. Convert the airflow first.",
      },
    ],
    related: [
      "ductsizer/duct-size",
      "ductsizer/duct-fittings",
      "ductsizer/rectangular-duct",
      "hvac/ventilation",
    ],
    words: [
      "cfm to fpm",
      "air speed in duct",
      "duct air velocity",
      "feet per minute from cfm",
      "velocity pressure",
      "pitot tube velocity",
      "airflow to velocity",
      "duct fpm",
      "m3/h to m/s duct",
      "face velocity",
    ],
  },
  {
    slug: "flex-duct",
    name: "Flex duct size",
    heading: "Flex Duct Size Calculator",
    question: "What size of flex duct carries this airflow?",
    lead: "Flexible duct that isn’t pulled tight can lose several times the pressure of metal. Enter how far it is compressed to get the diameter that really carries the air.",
    seo: {
      title: "Flex Duct Size Calculator: CFM and Compression",
      description:
        "Flexible duct diameter from cfm or L/s with measured compression: what a sagging or bunched flex duct loses, and the size that makes up for it.",
    },
    fixed: { mode: "friction" },
    fields: ["flow", "frictionRate", "compression", "length", "sizes"],
    defaults: {
      flow: { si: "70", us: "150" },
      material: "flexible-duct",
      length: { si: "1.5", us: "5" },
    },
    answer: ["size", "neededDiameter", "correction", "velocity"],
    examples: [
      {
        id: "cfm-200-pulled",
        title: "200 cfm in flex that is 4% short: 9 in.",
        origin: oracle,
        inputs: {
          flow: { value: 200, unit: "cubic-foot-per-minute" },
          frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
          compression: 4,
          sizes: "us",
          temperature: 20,
        },
        expect: {
          outputs: {
            size: "9 in",
            neededDiameter: 0.22556672485,
            correction: 1.74644539379,
            frictionRate: 0.758152425798,
          },
        },
      },
      {
        id: "cfm-200-loose",
        title: "The same air at 15%: 12 in.",
        origin: oracle,
        inputs: {
          flow: { value: 200, unit: "cubic-foot-per-minute" },
          frictionRate: { value: 0.1, unit: "inch-of-water-per-100-feet" },
          compression: 15,
          sizes: "us",
          temperature: 20,
        },
        expect: { outputs: { size: "12 in", neededDiameter: 0.257054208084 } },
      },
    ],
    guide: [
      {
        title: "What compression does",
        text: "A wire helix that is bunched up puts folds in the liner. Lawrence Berkeley National Laboratory measured the result: the friction of fully stretched duct is multiplied by a factor that grows with compression and is worst in small diameters. The factor is shown with the answer, and the size already includes it.",
      },
      {
        title: "Estimating compression",
        text: "Compare the installed length with the length of the same piece pulled tight: 15% means that 10 ft lie where 11.8 ft would stretch. Careful work reaches about 4%; what is found in attics is often 15 to 30%. Sag between hangers and tight bends add losses of their own, which compression does not contain.",
      },
      {
        title: "A size up beats a better fan",
        text: "Because the loss rises so steeply, one or two sizes more diameter is the normal remedy for flex: at 15%, 200 cfm at 0.1 in. wg per 100 ft needs 12 in. where smooth metal needs 8. Cutting off the extra length costs nothing and brings most of the pressure back.",
      },
      {
        title: "Keep it short",
        text: "Use metal for trunks and flex for the last few feet to the register. Support it at least every 4 ft, as the Air Duct Council’s installation standard says, bend it no tighter than one diameter, and don’t run it through a place where it will be crushed. For more than a runout, compare with rigid duct.",
      },
    ],
    faq: [
      {
        q: "Is flex duct the same size as metal duct?",
        a: "Only if it is stretched tight and straight, and even then its liner is rougher. In practice flex is chosen one or two sizes larger than the metal duct for the same airflow, because some compression is left in nearly every installation.",
      },
      {
        q: "How many cfm does an 8 inch flex duct carry?",
        a: "At 0.1 in. wg per 100 ft, about 96 cfm with 15% compression by the laboratory’s factor. Pulled tight it carries about twice as much. Charts that promise more assume duct that is fully extended.",
      },
      {
        q: "What compression should I assume?",
        a: "4% for an installation that was pulled tight and cut to length, 15% if you don’t know, 30% for a duct that visibly sags or was left too long. Measurements end at 30%; beyond that the factor is extrapolated.",
      },
    ],
    related: ["ductsizer/duct-size", "ductsizer/duct-fittings", "ductsizer/duct-leakage"],
    words: [
      "flexible duct",
      "flexi duct size",
      "flex duct cfm chart",
      "insulated flex",
      "duct compression",
      "sagging flex duct",
      "8 inch flex duct cfm",
      "runout duct size",
      "flex duct friction",
      "flex vs metal duct",
    ],
  },
  {
    slug: "duct-fittings",
    name: "Duct fitting losses",
    heading: "Duct Fitting Loss Calculator",
    question: "How much pressure do these duct fittings lose?",
    lead: "Choose the elbows, tees, transitions, entries and exits of a duct; each loses its coefficient C times the velocity pressure, and the sum is the fitting loss.",
    seo: {
      title: "Duct Fitting Loss Calculator",
      description:
        "Pressure loss of duct elbows, tees, wyes, transitions, entries and exits by ASHRAE loss coefficients and velocity pressure, in inches of water or Pa.",
    },
    fixed: { mode: "size" },
    fields: ["flow", "shape", "diameter", "ductWidth", "ductHeight", "fittings"],
    defaults: {
      flow: { si: "400", us: "800" },
      diameter: { si: "300", us: "12" },
      length: { si: "0", us: "0" },
      fittings: [
        { fitting: "elbow-90-5-gore", number: "2" },
        { fitting: "exit", number: "1" },
      ],
    },
    answer: ["fittingLoss", "velocityPressure", "velocity"],
    examples: [
      {
        id: "two-elbows",
        title: "Two five-gore elbows of 300 mm with 400 L/s: 6.9 Pa",
        origin: {
          kind: "independent",
          by: "by hand: 2 × 0.18 (ASHRAE CD3-9 at 300 mm) × ½ × 1.20414 kg/m³ × (0.4 m³/s ÷ 0.070686 m²)² = 6.941 Pa",
        },
        inputs: { fittings: [{ fitting: "elbow-90-5-gore", number: 2 }] },
        expect: { outputs: { fittingLoss: 6.94079108749 }, tolerance: 1e-5 },
      },
      {
        id: "takeoff",
        title: "A takeoff of 150 L/s and 200 mm from a main of 500 L/s and 355 mm",
        origin: oracle,
        inputs: {
          flow: { value: 150, unit: "liter-per-second" },
          diameter: 200,
          fittings: [
            {
              fitting: "tee-diverging-branch",
              mainFlow: { value: 500, unit: "liter-per-second" },
              otherDiameter: 355,
            },
          ],
        },
        expect: { outputs: { fittingLoss: 25.889625078174 } },
      },
      {
        id: "return-tee",
        title: "The same air joining a return main through a tee",
        origin: oracle,
        inputs: {
          flow: { value: 150, unit: "liter-per-second" },
          diameter: 200,
          fittings: [
            {
              fitting: "tee-converging-branch",
              mainFlow: { value: 500, unit: "liter-per-second" },
              otherDiameter: 355,
            },
          ],
        },
        expect: { outputs: { fittingLoss: 14.032961117764 } },
      },
    ],
    guide: [
      {
        title: "Loss coefficients",
        text: "A fitting’s total pressure loss is C times the velocity pressure of the duct it is listed with. C comes from the ASHRAE fittings (CD3 for round elbows, CR3 for rectangular ones), from Idelchik for tees and wyes, and from Crane for transitions. Elbows of small diameter have larger coefficients, which is taken into account.",
      },
      {
        title: "Velocity decides",
        text: "The loss grows with the square of velocity. Doubling the airflow quadruples it, and one size more diameter cuts it by a third or more. That is why a smooth elbow in a fast main can cost more than a poor one in a slow branch, and why fittings near the fan deserve the care.",
      },
      {
        title: "Tees, wyes and transitions",
        text: "Their coefficient depends on both sides. For a branch, enter the airflow of the main before it splits (or after it merges) and the main’s diameter; for the straight path, the branch’s diameter. A negative loss is possible where fast air in the main carries the slow stream along.",
      },
      {
        title: "Coefficients or equivalent lengths",
        text: "Residential design often uses equivalent lengths in feet, which contain a friction rate and a velocity that may not be yours. Coefficients don’t. If you only have an equivalent length, enter it under “More options”. Don’t count the same elbow twice, and add an exit where the duct ends in a room.",
      },
    ],
    faq: [
      {
        q: "What is the loss of a 90 degree duct elbow?",
        a: "It depends on the elbow. A smooth, die-stamped round elbow has a C of 0.11 at 12 inches, a five-gore elbow 0.18, a three-gore one 0.34. Multiply by the velocity pressure of your duct to get inches of water or pascals.",
      },
      {
        q: "Does the exit into a room count?",
        a: "Yes, if you work with total pressure, as here: all velocity pressure of the air is lost in the room, a C of 1. With a diffuser or grille, use the manufacturer’s total pressure loss instead of the plain exit.",
      },
      {
        q: "Why can a fitting have a negative loss?",
        a: "In a junction the faster stream gives energy to the slower one, so the total pressure of the slower one may rise. The sum over both streams is always a loss. Use the value as it is; setting it to zero overstates the fan pressure.",
      },
    ],
    related: [
      "ductsizer/duct-velocity",
      "ductsizer/duct-size",
      "ductsizer/flex-duct",
      "pipesizer/pressure-drop",
    ],
    words: [
      "duct elbow loss",
      "loss coefficient",
      "C factor of fittings",
      "dynamic loss",
      "duct transition loss",
      "tee loss duct",
      "duct bend pressure drop",
      "ASHRAE fitting database",
      "minor losses in ducts",
      "equivalent length of duct fittings",
    ],
  },
  {
    slug: "duct-leakage",
    name: "Duct leakage",
    heading: "Duct Leakage Calculator",
    question: "How much air leaks from this duct?",
    lead: "A leakage class, the duct’s surface and the static pressure in it give the air that never arrives, as a flow and as a share of what the fan moves.",
    seo: {
      title: "Duct Leakage Calculator: SMACNA and EN Classes",
      description:
        "Duct leakage in cfm or L/s from SMACNA leakage class or EN 16798-3 air tightness class, duct surface and static pressure, and as a share of airflow.",
    },
    fixed: { mode: "size" },
    fields: ["flow", "diameter", "length", "leakage", "leakagePressure"],
    defaults: {
      leakage: "smacna-4",
      length: { si: "30", us: "100" },
      leakagePressure: { si: "500", us: "2" },
    },
    answer: ["leakageFlow", "leakageShare", "surface"],
    examples: [
      {
        id: "class-4",
        title: "100 ft of 12 in. duct, SMACNA class 4 at 2 in. wg: 19.7 cfm",
        origin: {
          kind: "independent",
          by: "SMACNA’s F = C p^0.65 in Python: 4 × 2^0.65 cfm per 100 ft², times π × 1 ft × 100 ft = 19.72 cfm",
        },
        inputs: {
          flow: { value: 1000, unit: "cubic-foot-per-minute" },
          diameter: { value: 12, unit: "inch" },
          length: { value: 100, unit: "foot" },
          leakagePressure: { value: 2, unit: "inch-of-water" },
        },
        expect: { outputs: { leakageFlow: 0.0093062132230213, leakageShare: 1.9718749104606 } },
      },
      {
        id: "leakage",
        title: "20 m of 355 mm, air tightness class 5 (A) at 400 Pa: 30 L/s",
        origin: oracle,
        inputs: {
          flow: { value: 500, unit: "liter-per-second" },
          diameter: 355,
          leakage: "atc-5",
          leakagePressure: 400,
          length: 20,
        },
        expect: {
          outputs: {
            surface: 22.305307840488,
            leakageFlow: 0.029587684558493,
            leakageShare: 5.9175369116986,
          },
        },
      },
      {
        id: "leakage-tested",
        title: "The same duct after a test: 0.5 L/s per m² at 500 Pa, used at 250 Pa",
        origin: oracle,
        inputs: {
          flow: { value: 500, unit: "liter-per-second" },
          diameter: 355,
          testedLeakage: 0.5,
          testPressure: 500,
          leakagePressure: 250,
          length: 20,
          leakage: "none",
        },
        expect: { outputs: { leakageFlow: 0.0071073667884303, leakageClass: 6.2575761616987 } },
      },
    ],
    guide: [
      {
        title: "The formula",
        text: "Leakage is the class times the duct’s surface times static pressure to the power 0.65. SMACNA counts cfm per 100 ft² at 1 in. wg, EN 16798-3 L/s per m² at 1 Pa; the page converts between them. The power lies between that of a sharp opening (0.5) and of a laminar crack (1).",
      },
      {
        title: "Which class",
        text: "A class is a promise of workmanship. Seal class A (all joints, seams and penetrations) stands for SMACNA class 4 in rectangular duct and 2 in round; unsealed rectangular duct averages 48. ASHRAE Standard 90.1 allows class 4 where it requires a test. In Europe, class C (ATC 3) is often specified for ventilation.",
      },
      {
        title: "Which pressure",
        text: "Use the average static pressure inside the stretch, not the fan’s. Behind the fan it may be several inches of water, at the last diffuser next to nothing. For a long run, compute the parts upstream and downstream of the terminals separately and add the flows. Suction side leaks count too: they draw air in.",
      },
      {
        title: "Percent of flow is a poor criterion",
        text: "A 5% allowance asks much of a long, thin duct and nothing of a short, fat one. Class and surface say what a contractor can achieve; the share says what it costs. Fan power rises with roughly the cube of flow, so a tenth lost can take a third more energy.",
      },
    ],
    faq: [
      {
        q: "What is SMACNA leakage class 6?",
        a: "6 cfm per 100 square feet of duct surface at 1 in. wg. It was the class of rectangular duct with seal class A in the first edition of SMACNA’s manual; the second edition of 2012 lowered it to 4. Enter it as custom leakage under “More options”.",
      },
      {
        q: "How do I use the result of a leakage test?",
        a: "Divide the measured flow by the surface of the tested section, choose “None or custom”, and enter it under “More options” with the test pressure. The page then finds the leakage at the operating pressure and the class that the duct achieved.",
      },
      {
        q: "Do leaks on the return side matter?",
        a: "Yes. Under suction, air from an attic, crawl space or plant room enters the return and has to be heated, cooled and filtered. The amount follows the same formula with the suction as pressure, and it can also upset the pressure balance of the building.",
      },
    ],
    related: ["ductsizer/duct-size", "ductsizer/duct-velocity", "ductsizer/flex-duct", "hvac/ventilation"],
    words: [
      "SMACNA leakage class",
      "duct air tightness",
      "seal class",
      "duct blaster",
      "EN 16798-3 class",
      "ATC class",
      "leakage test duct",
      "cfm per 100 square feet",
      "ductwork leakage rate",
      "air leakage allowance",
    ],
  },
]);
