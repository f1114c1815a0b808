import type { Call } from "../../../kit/phrases/define.ts";
import type { Frame, FrameValues, Slot } from "../../../kit/reader/frame.ts";
import { numberQuestion } from "../../../kit/reader/number-question.ts";
import { modeCall } from "./parts.ts";

const FUEL_UNITS = {
  "per-gallon-us": "a gallon | per gallon | / gallon | gallon | a gal | per gal | / gal | gal",
  "per-liter": "a liter | per liter | / liter | a litre | per litre | / litre | / l | per l | litre | liter",
};

const WHOLE_TRIP = "The distance was treated as the whole round trip.";

function tripCall(match: FrameValues): Call | undefined {
  const distance = match.quantity("distance");
  const economy = match.quantity("economy");
  const isMetric = economy !== undefined && /kilometer/.test(economy.unit);
  const isUsMpg = economy?.unit === "mile-per-gallon-us";
  const unit = match.choice("fuel") ?? (isMetric ? "per-liter" : "per-gallon-us");
  const people = match.text("people");
  const isEachWay = match.choice("eachWay") !== undefined;
  return modeCall(
    "trip",
    {
      distance,
      economy,
      fuelPrice: { value: match.text("fuelPrice"), unit },
      ...(isEachWay && { roundTrip: true }),
      ...(people !== undefined && { people }),
      ...match.currency(),
    },
    {
      show: people === undefined ? ["tripCost", "fuel"] : ["costPerPerson", "tripCost"],
      ...(match.choice("round") && !isEachWay && { note: WHOLE_TRIP }),
      ...(isUsMpg && unit === "per-liter" && { note: "The fuel economy was read as US mpg." }),
    },
  );
}

const journey: Readonly<Record<string, Slot>> = {
  distance: { type: { slug: "length" }, isRequired: true },
  economy: {
    type: { slug: "fuel-economy" },
    isRequired: true,
    question: {
      text: "What is the fuel economy, in mpg, L/100 km or km/L?",
      restate: (answer) => `at ${answer}`,
    },
  },
};
const ways = {
  round: { yes: "round trip | roundtrip | return trip" },
  eachWay: { yes: "each way | there and back | both ways" },
};

export const tripFrame: Frame = {
  cues: ["gas | fuel | petrol | diesel | driving | drive | road trip | trip"],
  slots: {
    ...journey,
    fuelPrice: {
      type: "money",
      roles: `${Object.values(FUEL_UNITS).join(" | ")} | gas | fuel | petrol | diesel | gas at | fuel at`,
      isRequired: true,
      question: numberQuestion(
        "How much does the fuel cost per gallon or liter?",
        (value) => `fuel at ${value}`,
      ),
    },
    people: {
      type: "number",
      roles: "between | people | 'ways' | friends | split | split between | split by | of us",
      needsRole: true,
    },
  },
  choices: { fuel: FUEL_UNITS, ...ways },
  words:
    "cost costs price gas fuel petrol diesel car trip drive driving each pays pay person split road total economy mileage truck suv van if when",
  call: tripCall,
};

export const tripFuelFrame: Frame = {
  cues: ["gallon | liter | litre | how much gas | how much fuel | how much petrol | how much diesel"],
  not: "cost | price | $ | € | £ | per gallon | per liter | a gallon | a liter | people | split",
  slots: journey,
  choices: { unit: { "gallon-us": "gallon", liter: "liter | litre" }, ...ways },
  words:
    "gas fuel petrol diesel gasoline car trip drive driving road truck suv van used burn use total if when",
  mustBeWhole: true,
  call(match) {
    const economy = match.quantity("economy");
    const unit = match.choice("unit");
    // The gallon of an imperial fuel economy isn’t a US gallon.
    if (unit === "gallon-us" && economy?.unit.endsWith("imperial")) return undefined;
    return modeCall(
      "trip",
      { distance: match.quantity("distance"), economy, ...(match.choice("eachWay") && { roundTrip: true }) },
      {
        show: ["fuel"],
        ...(unit !== undefined && { unit: { quantity: "volume", id: unit } }),
        ...(match.choice("round") && !match.choice("eachWay") && { note: WHOLE_TRIP }),
      },
    );
  },
};
