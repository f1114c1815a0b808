import { phrases as declared } from "./generated/phrases.ts";
import { orderPhrases } from "./phrases/order-phrases.ts";

/** Phrases of all calculators, on the server. A page loads them in parts (lib/faces/answers/phrases.ts). */
export const phrases = orderPhrases(declared);
