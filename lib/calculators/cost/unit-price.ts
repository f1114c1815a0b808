import { failure } from "../../core/result/result.ts";
import type { Step } from "../../kit/calculator/computation.ts";
import { messages } from "./messages.ts";
import type { Inputs, ModeResult } from "./modes.ts";
import { step } from "./step.ts";

type Offer = Inputs<"unitPrice">["offers"][number];

interface PricedOffer {
  name: string;
  unitPrice: number;
  step: Step;
}

const OUTPUTS = { mass: "massPrice", volume: "volumePrice", count: "piecePrice" } as const;

export function unitPriceAnswer({ offers }: Inputs<"unitPrice">): ModeResult<"unitPrice"> {
  const by = offers[0]?.by ?? "mass";
  const other = offers.findIndex((offer) => offer.by !== by);
  if (other >= 0) return failure(`offers.${other}.by`, messages.errors.differentKinds);
  const priced = offers.map(priceOf).toSorted((a, b) => a.unitPrice - b.unitPrice);
  const [cheapest, dearest] = [priced[0], priced.at(-1)];
  if (!cheapest || !dearest) return failure("offers", messages.errors.noOffer);
  const isEqual = dearest.unitPrice - cheapest.unitPrice <= 1e-12 * dearest.unitPrice;
  return {
    ok: true,
    value: {
      outputs: {
        bestOffer: isEqual && offers.length > 1 ? messages.outputs.sameCost : cheapest.name,
        [OUTPUTS[by]]: cheapest.unitPrice,
        ...(!isEqual && { saving: 100 * (1 - cheapest.unitPrice / dearest.unitPrice) }),
      },
      steps: priced.map((offer) => offer.step),
      warnings: [],
    },
  };
}

function priceOf({ price: P, by, mass: m, volume: V, pieces: n }: Offer, index: number): PricedOffer {
  const name = messages.outputs.offer(index + 1);
  const title = messages.steps.unitPriceOfOffer(index + 1);
  switch (by) {
    case "mass":
      return { name, unitPrice: P / m, step: step("massPrice", { u: P / m, P, m }, title) };
    case "volume":
      return { name, unitPrice: P / V, step: step("volumePrice", { u: P / V, P, V }, title) };
    case "count":
      return { name, unitPrice: P / n, step: step("piecePrice", { u: P / n, P, n }, title) };
  }
}
