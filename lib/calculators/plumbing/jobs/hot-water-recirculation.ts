import { defineJob } from "../../../kit/calculator/jobs.ts";
import { oracle } from "./origins.ts";

export default defineJob({
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
});
