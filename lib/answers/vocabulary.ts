import { FILLERS } from "../reader/vocabulary.ts";

/** Words that say nothing of what is calculated, where a calculator reads with patterns instead of frames. */
export const FILLER: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...(
    "one ones over when if then than if's whose each every all any some more most yes up off until till between long equal equals " +
    "after before during total altogether instead i.e e.g etc but away"
  ).split(" "),
]);
