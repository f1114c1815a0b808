// Generated from the folders by scripts/generate-lists.ts (npm run lists). Do not edit.
import ductsizerPhrases from "../../calculators/ductsizer/phrases.ts";
import firefightingPhrases from "../../calculators/firefighting/phrases.ts";
import hvacPhrases from "../../calculators/hvac/phrases.ts";
import pipesizerPhrases from "../../calculators/pipesizer/phrases.ts";
import plumbingPhrases from "../../calculators/plumbing/phrases.ts";
import psychrometricsPhrases from "../../calculators/psychrometrics/phrases.ts";

export const phrases = {
  ductsizer: ductsizerPhrases,
  firefighting: firefightingPhrases,
  hvac: hvacPhrases,
  pipesizer: pipesizerPhrases,
  plumbing: plumbingPhrases,
  psychrometrics: psychrometricsPhrases,
};
