import { defineQuestions } from "../../kit/reader/questions.ts";
import { applianceFrame, energyFrame } from "./phrases/appliance.ts";
import { offersFrame, pieceFrames } from "./phrases/offers.ts";
import { payFrames } from "./phrases/pay.ts";
import { tripFrame, tripFuelFrame } from "./phrases/trip.ts";

export default defineQuestions({
  priority: 45,
  words: "dollar dollars usd bucks cost costs",
  frames: [...payFrames, tripFrame, tripFuelFrame, applianceFrame, energyFrame, offersFrame, ...pieceFrames],
});
