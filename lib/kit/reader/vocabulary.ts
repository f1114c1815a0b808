// Word classes that do not depend on a calculator. A leftover word of a question is one of these, or unknown:
// unknown words are struck through next to the answer, decisive ones prevent it.
const listWords = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that never change a figure: courtesies, articles, auxiliary verbs, pronouns and the verbs of asking. */
export const FILLERS: ReadonlySet<string> = listWords(
  "a an the is are am was were be been being do does did done can could would should will shall may might must " +
    "i me my we us our you your it its it's i'm i'd i've i'll im he she they them their his her someone somebody person people " +
    "this that these those there here how what what's whats where which who why please pls plz so just also too " +
    "get got getting give tell show find have has had having want need needs like know let lets let's much many use using used " +
    "hi hello hey thanks thank okay ok well exactly roughly approximately about around calculate calculator calc compute " +
    "work worked works out figure answer question value number amount mean means still really actually maybe currently think now " +
    "right going go goes gonna make makes making come comes look looking say says said help take takes convert conversion " +
    "compare comparing versus vs and or as for to in on at with from by of into per",
);

/** Words that introduce a change of an earlier question, which a frame would otherwise consume. */
export const LEADS: ReadonlySet<string> = listWords(
  "and or but so then now ok okay what how about if happens make it that it's is try suppose compare same instead , . ? ! …",
);

/** Words that name neither a field, a figure nor a unit. */
export const PAGE_FILLERS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...listWords(
    "one ones over when if then if's whose each every all any some yes until till between long equal equals " +
      "after before during total altogether instead i.e e.g etc but",
  ),
]);

/** Words of a change relative to an earlier value, which is not supported. */
export const RELATIVE: ReadonlySet<string> = listWords(
  "more less higher lower bigger smaller longer shorter double doubles twice half halves extra another than without no not + * ×",
);

/** Words allowed between a role and its value: "a down payment of about 20%". */
export const CONNECTORS: ReadonlySet<string> = listWords(
  "a an the of is are was be at for with in on to from by my our your its about around and = : , - ( ) as per @ over " +
    "approximately roughly being set that",
);

/** Words that name only the value after them: “6 out of 40 percent” has no 40% of 6. */
export const PREPOSITIONS: ReadonlySet<string> = listWords("of out from than at with between among");

/** Words that separate a value from the role of the next one: "60 psi static, 40 psi residual". */
export const SEPARATORS: ReadonlySet<string> = listWords(", ; and then with but");

/** Words that change a figure wherever they occur: quantity, sign, order, negation, condition, kind of unit. */
export const DECISIVE: ReadonlySet<string> = listWords(
  "pi tau dozen dozens half halves double doubled doubles triple tripled twice thrice third thirds quarter quarters hundred hundreds " +
    "thousand thousands million millions billion billions lakh lakhs crore crores minus negative plus times squared cubed square " +
    "cubic less more fewer over under extra additional another each every apiece " +
    "not no without except excluded excluding excl exclude excludes exclusive inclusive including incl included includes net gross only " +
    "overall total average moon mars jupiter unless until till before after instead then again difference compounded bimonthly " +
    "uk us imperial american british metric mechanical troy avoirdupois gauge absolute nautical statute survey gold silver platinum",
);

/** Words that begin a condition. They change the figure unless all that follows is understood. */
export const CONDITIONS: ReadonlySet<string> = listWords("if when assuming provided once while");

/** Words for currencies. Without exchange rates, a currency other than the answer's is never ignored. */
export const CURRENCY_WORDS: ReadonlySet<string> = listWords(
  "euro euros rupee rupees franc francs yen peso pesos yuan eur gbp inr chf cad aud jpy",
);
