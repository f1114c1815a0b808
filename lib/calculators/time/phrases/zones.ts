import { zoneOf } from "../../../phrases/zones.ts";
import type { Frame, Slot } from "../../../reader/frame.ts";
import { showCall, timeText } from "./parts.ts";

const zoneNamed = (name: string): string | undefined => zoneOf(name.toLowerCase());
const zones: Slot = { type: { find: zoneNamed }, max: 2, isRequired: true };

/** The wall-clock time of a moment: "09:30". */
const clockAt = (now: number, timeZone: string): string =>
  new Date(now).toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

export const zoneFrames: readonly Frame[] = [
  {
    // "9 am in Denver is what time in Tokyo", "what time is it in Tokyo when it is 9 am in Denver"
    cues: [],
    slots: { time: { type: "time", isRequired: true }, zones, day: { type: "date" } },
    words: "time when if clock when's",
    call: (found) => {
      const time = found.value("time");
      const [first, second] = found.values("zones");
      if (!time || first?.kind !== "name" || second?.kind !== "name") return undefined;
      const [from, to] = first.start < time.start ? [second, first] : [first, second];
      return showCall(
        {
          mode: "zone",
          zone: from.id,
          toZone: to.id,
          time: timeText(time),
          ...(found.value("day") && { day: found.text("day") }),
        },
        ["there", "difference"],
      );
    },
  },
  {
    cues: ["time"],
    slots: { zones: { ...zones, max: 1 } },
    words: "current currently now right rn local",
    mustBeWhole: true,
    call: (found) => {
      const { now, timeZone } = found.question.context;
      return showCall(
        { mode: "zone", zone: "local", toZone: found.text("zones"), time: clockAt(now, timeZone) },
        ["there", "difference"],
      );
    },
  },
  {
    cues: ["time difference | time zone difference"],
    slots: { zones },
    words: "between and from to zone",
    call: (found) => {
      const [first, second] = found.values("zones");
      if (first?.kind !== "name" || second?.kind !== "name") return undefined;
      const { now, timeZone } = found.question.context;
      const time = clockAt(now, first.id === "local" ? timeZone : first.id);
      return showCall({ mode: "zone", zone: first.id, toZone: second.id, time }, ["difference", "there"]);
    },
  },
];
