import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
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
});
