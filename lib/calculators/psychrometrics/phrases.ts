import { ask, showCall } from "../../kit/phrases/define.ts";
import type { Frame, Slot } from "../../kit/reader/frame.ts";
import { numberQuestion } from "../../kit/reader/number-question.ts";
import { defineQuestions } from "../../kit/reader/questions.ts";
import type { Value } from "../../kit/reader/values.ts";

const HUMIDITY = numberQuestion(
  "What is the relative humidity of the air, in percent?",
  (value) => `${value}% relative humidity`,
  /(?: ?(?:%|rh|relative humidity|humidity)){1,2}$/,
);

const temperature = {
  type: { slug: "temperature", plainUnit: "fahrenheit" },
  sharesUnit: true,
  needsRole: true,
} as const;
const NAMES = {
  dryBulb: "dry bulb | drybulb | db",
  wetBulb: "wet bulb | wetbulb | wb",
  dewPoint: "dew point | dewpoint | frost point | frostpoint",
  relativeHumidity: "relative humidity | rh | humidity",
  humidityRatio: "humidity ratio | moisture content",
  enthalpy: "enthalpy",
  specificVolume: "specific volume",
} as const;
type Property = keyof typeof NAMES;
const PROPERTIES = Object.keys(NAMES) as Property[];

const properties: Readonly<Record<Property, Slot>> = {
  dryBulb: { ...temperature, roles: `${NAMES.dryBulb} | temperature | air at`, needsRole: "plain" },
  wetBulb: { ...temperature, roles: NAMES.wetBulb },
  dewPoint: { ...temperature, roles: NAMES.dewPoint },
  relativeHumidity: {
    type: ["percent", "number"],
    roles: NAMES.relativeHumidity,
    needsRole: "plain",
    question: HUMIDITY,
  },
  humidityRatio: {
    type: { slug: "mass/mass", plainUnit: "pound-per-pound" },
    roles: NAMES.humidityRatio,
    needsRole: "plain",
  },
  enthalpy: { type: { slug: "moist-air-enthalpy" } },
  specificVolume: { type: { slug: "volume/mass" } },
};

/** Asks for a property of moist air from any two others. */
function propertyFrame(target: Property, cues: readonly string[] = [NAMES[target]]): Frame {
  const { [target]: _, ...inputSlots } = properties;
  return {
    cues,
    slots: {
      ...inputSlots,
      altitude: { type: { slug: "length" }, roles: "altitude | elevation | above sea level" },
      pressure: { type: { slug: "pressure" }, roles: "air pressure | pressure | barometer" },
    },
    call(match) {
      const entered = PROPERTIES.filter((id) => match.value(id));
      const [dryBulb, dewPoint] = [match.value("dryBulb"), match.value("dewPoint")];
      if (entered.length === 1 && dryBulb && target !== "relativeHumidity") return ask(HUMIDITY);
      if (entered.length !== 2 || !isPossible(dryBulb, dewPoint)) return undefined;
      const isAtSeaLevel = !match.value("altitude") && !match.value("pressure");
      return showCall(
        {
          known: entered.join("-"),
          ...match.inputs(),
          ...(match.value("pressure") && { pressureBy: "pressure" }),
        },
        [target],
        isAtSeaLevel ? "At sea-level pressure." : undefined,
      );
    },
  };
}

/** False for a dew point above the dry bulb: the words belong to the other temperatures. */
const isPossible = (dryBulb: Value | undefined, dewPoint: Value | undefined): boolean =>
  dryBulb?.kind !== "quantity" ||
  dewPoint?.kind !== "quantity" ||
  dryBulb.unit !== dewPoint.unit ||
  Number.parseFloat(dewPoint.text) <= Number.parseFloat(dryBulb.text);

export default defineQuestions({
  priority: 102,
  words:
    "air moist humid humidity relative temperature degree degrees bulb dry outdoor outside indoor sea level",
  frames: [
    propertyFrame("wetBulb"),
    propertyFrame("dewPoint"),
    propertyFrame("humidityRatio"),
    propertyFrame("relativeHumidity", ["relative humidity | rh"]),
    { ...propertyFrame("relativeHumidity", ["humidity"]), not: NAMES.humidityRatio },
    { ...propertyFrame("enthalpy"), mustBeWhole: true },
    { ...propertyFrame("specificVolume"), mustBeWhole: true },
  ],
});
