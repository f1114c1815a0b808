import { HORSEPOWER } from "../../units/constants.ts";
import { messages } from "./messages.ts";

/** Standard ratings of motors, hp: NEMA MG 1, part 10. */
const NEMA =
  "1/6 1/4 1/3 1/2 3/4 1 1.5 2 3 5 7.5 10 15 20 25 30 40 50 60 75 100 125 150 200 250 300 350 400 450 500".split(
    " ",
  );

/** Rated outputs of motors, kW: the tables of IEC 60034-30-1. */
const IEC =
  "0.12 0.18 0.25 0.37 0.55 0.75 1.1 1.5 2.2 3 4 5.5 7.5 11 15 18.5 22 30 37 45 55 75 90 110 132 160 200".split(
    " ",
  );

/** Converts a rating such as "3/4" or "7.5" to a number. */
function ratingValue(rating: string): number {
  const [above = 0, below = 1] = rating.split("/").map(Number);
  return above / below;
}

/** Names the smallest standard motors for a shaft power, W: "15 hp (NEMA), 11 kW (IEC)". */
export function nameMotor(power: number): string {
  const nema = NEMA.find((rating) => ratingValue(rating) * HORSEPOWER >= power);
  const iec = IEC.find((rating) => ratingValue(rating) * 1000 >= power);
  const names = [nema && messages.motor.nema(nema), iec && messages.motor.iec(iec)].filter(Boolean);
  return names.join(", ") || messages.motor.aboveStandard;
}
