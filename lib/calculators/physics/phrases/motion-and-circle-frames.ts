import { elapsedNamed } from "../../../kit/phrases/calendar-names.ts";
import { formulaCall } from "../../../kit/reader/formula-call.ts";
import { type Frame, type FrameValues, required } from "../../../kit/reader/frame.ts";
import { digits } from "../../../kit/reader/number-of.ts";

const WORD = { C: "circumference | perimeter", A: "area", d: "diameter | dia", r: "radius" } as const;
/** Names of results that follow from the radius. */
const NAME = { C: "Circumference", A: "Area", d: "Diameter" } as const;
const MEASURE = { C: "length", A: "area" } as const;

/** Builds the question for a measure of a circle from its circumference or area: "diameter from circumference 31.4". */
const circle = (from: "C" | "A", sought: "C" | "A" | "d" | "r"): Frame => ({
  cues: [WORD[sought], WORD[from]],
  not: "sphere | ball | cylinder | cone | square | rectangle | triangle | surface",
  slots: { [from]: required({ slug: MEASURE[from], plainUnit: "" }, WORD[from], { needsRole: true }) },
  words: "circle circular round disk disc what find calculate from given",
  mustBeWhole: true,
  // The value of “circumference of 10 diameter” is a diameter.
  fits: (match) =>
    ![match.wordBefore(match.value(from)), match.wordAfter(match.value(from))].some((word) =>
      WORD[sought].split(" | ").includes(word),
    ),
  call(match) {
    const value = match.value(from);
    const isPlain = value?.kind === "quantity" && value.unit === "";
    const symbol = match.measure(from)?.split(" ")[1];
    const call = formulaCall(
      from === "C" ? "circle-circumference" : "circle-area",
      "r",
      { [from]: match.measure(from) },
      { unit: from === "C" ? symbol : symbol?.endsWith("²") ? symbol.slice(0, -1) : undefined },
    );
    const note = isPlain ? "Numbers without a unit are in SI units." : undefined;
    return sought === "r" ? call : { ...call, focus: { show: [NAME[sought]], note } };
  },
});

/** Seconds per meter of a trip: from 100 m/s to a slow walk. */
const [FASTEST, SLOWEST] = [0.01, 3];

/** Returns the hours of a trip. “3:30” is hours of a marathon, and minutes of a kilometer. */
function hoursOf(match: FrameValues): number | undefined {
  const time = match.value("time");
  if (time?.kind === "duration") {
    const { hours = 0, minutes = 0, seconds = 0, ...others } = time.parts;
    return Object.keys(others).length > 0
      ? undefined
      : Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600;
  }
  const parts = match.text("time")?.split(":").map(Number) ?? [];
  const seconds = parts.reduce((total, part) => total * 60 + part, 0);
  const readings = (parts.length === 2 ? [seconds, seconds * 60] : [seconds]).filter((each) => {
    const pace = each / match.siNumber("distance");
    return pace > FASTEST && pace < SLOWEST;
  });
  return readings.length === 1 ? Number(readings[0]) / 3600 : undefined;
}

/** Question for the average speed over a distance and a time such as 3:45:00: "speed of 26.2 miles in 3:45:00". */
const averageSpeed: Frame = {
  cues: ["speed | how fast | velocity"],
  slots: {
    distance: required({ slug: "length" }),
    time: required([{ find: elapsedNamed }, "duration"], "in | for | over", { needsRole: true }),
  },
  choices: {
    unit: {
      "mi/h": "mph | in mph | miles per hour",
      "km/h": "km / h | kph | in km / h | kilometers per hour",
    },
  },
  words:
    "average mean run ran running drive drove driving ride rode cycling walk walked travel trip race was am go",
  mustBeWhole: true,
  call(match) {
    const hours = hoursOf(match);
    const unit = match.choice("unit");
    return hours === undefined
      ? undefined
      : formulaCall(
          "average-speed",
          "v",
          { d: match.measure("distance"), t: `${digits(hours)} h` },
          { unit },
        );
  },
};

export const motionAndCircleFrames: readonly Frame[] = [
  circle("C", "d"),
  circle("C", "A"),
  circle("C", "r"),
  circle("A", "d"),
  circle("A", "C"),
  circle("A", "r"),
  averageSpeed,
];
