import { type Call, type Focus, showCall } from "../../../kit/phrases/define.ts";
import { type Frame, type FrameValues, named, required, type Slot } from "../../../kit/reader/frame.ts";
import { numberQuestion } from "../../../kit/reader/number-question.ts";

const FUEL_UNITS = {
  "per-gallon-us": "a gallon | per gallon | / gallon | gallon | a gal | per gal | / gal | gal",
  "per-liter": "a liter | per liter | / liter | a litre | per litre | / litre | / l | per l | litre | liter",
};

function tripCall(match: FrameValues): Call | undefined {
  const economy = match.quantity("economy");
  const isMetric = economy !== undefined && /kilometer/.test(economy.unit);
  const unit = match.choice("fuel") ?? (isMetric ? "per-liter" : "per-gallon-us");
  const people = match.text("people");
  const isUsMpg = economy?.unit === "mile-per-gallon-us" && unit === "per-liter";
  return showCall(
    {
      mode: "trip",
      distance: match.quantity("distance"),
      economy,
      fuelPrice: { value: match.text("fuelPrice"), unit },
      roundTrip: match.isChosen("eachWay") || undefined,
      people,
      ...match.currency(),
    },
    people === undefined ? ["tripCost", "fuel"] : ["costPerPerson", "tripCost"],
    {
      note: isUsMpg ? "The fuel economy was read as US mpg." : wayNote(match),
    },
  );
}

const wayNote = (match: FrameValues): string | undefined =>
  match.isChosen("round") && !match.isChosen("eachWay")
    ? "The distance was treated as the whole round trip."
    : undefined;

const journey: Readonly<Record<string, Slot>> = {
  distance: required({ slug: "length" }),
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
    fuelPrice: required(
      "money",
      `${Object.values(FUEL_UNITS).join(" | ")} | gas | fuel | petrol | diesel | gas at | fuel at`,
      {
        question: numberQuestion(
          "How much does the fuel cost per gallon or liter?",
          (value) => `fuel at ${value}`,
        ),
      },
    ),
    people: named("number", "between | people | 'ways' | friends | split | split between | split by | of us"),
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
  // The gallon of an imperial fuel economy isn’t a US gallon.
  fits: (match) =>
    match.choice("unit") !== "gallon-us" || match.quantity("economy")?.unit.endsWith("imperial") !== true,
  without: ["unit", "round", "eachWay"],
  input: (match) => ({ mode: "trip", roundTrip: match.isChosen("eachWay") || undefined }),
  show: ["fuel"],
  focus: (match) => ({ ...fuelUnit(match.choice("unit")), note: wayNote(match) }),
};

const fuelUnit = (id: string | undefined): Focus =>
  id === undefined ? {} : { unit: { quantity: "volume", id } };
