import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
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
});
