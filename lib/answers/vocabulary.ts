import { stem } from "../phrases/words.ts";

/** Words that ask, join and point, and say nothing of what is calculated. */
export const FILLER: ReadonlySet<string> = new Set(
  (
    "a an the is are am was were be been being do does did done can could would should will shall may might must " +
    "i me my we us our you your it its it's i'm i'd i've i'll im he she they them their his her one ones someone somebody person people " +
    "this that these those there here of for to in on at with from by and or as about into over how what what's whats where which who " +
    "when why please if then than so just also too get got getting give tell show find have has had having want need like know let lets let's " +
    "much many using use take takes if's whose per each every all any some more most yes now out up off into until till between " +
    "long mean means equal equals after before during hi hello hey thanks thank okay ok well exactly roughly approximately about around " +
    "total altogether calculate calculator compute work worked works out figure answer question value number amount compare versus vs instead " +
    "i.e e.g etc but still really actually maybe currently right away going go goes gonna make makes making"
  ).split(" "),
);

const sets = new Map<string, ReadonlySet<string>>();

/** Words between blanks as a set, also without their endings. */
export function wordsOf(text: string): ReadonlySet<string> {
  const kept = sets.get(text);
  if (kept) return kept;
  const own = text.split(" ").filter(Boolean);
  const made = new Set([...own, ...own.map(stem)]);
  sets.set(text, made);
  return made;
}

/** Words that choose another unit or another figure: nothing is answered without them. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    "uk imperial american british metric mechanical troy avoirdupois gauge absolute nautical statute survey gold silver platinum " +
    "inclusive exclusive included excluded including excluding incl excl net gross difference except without"
  ).split(" "),
);

/** Words that stand for a number or change one: nothing is answered without them. */
export const COUNTS: ReadonlySet<string> = new Set(
  "pi tau dozen dozens half halves double doubled triple twice thrice third quarter hundred hundreds thousand thousands million billion minus negative plus times squared cubed square cubic less more per over".split(
    " ",
  ),
);
