import { stem } from "./words.ts";

/** Words that ask, join and point, and say nothing of what is calculated. */
export const FILLER: ReadonlySet<string> = new Set(
  (
    "a an the is are am was were be been being do does did done can could would should will shall may might must " +
    "i me my we us our you your it its it's i'm i'd i've i'll im he she they them their his her one ones someone somebody person people " +
    "this that these those there here of for to in on at with from by and or as about into over how what what's whats where which who " +
    "when why please if then than so just also too get got getting give tell show find have has had having want need like know let lets let's " +
    "much many using use take takes if's whose per each every all any some more most no not yes now only out up off into until till between " +
    "long mean means equal equals after before during hi hello hey thanks thank okay ok well exactly roughly approximately about around " +
    "total altogether calculate calculator compute work worked works out figure answer question value number amount compare versus vs instead " +
    "i.e e.g etc but still really actually maybe currently right away going go goes gonna make makes making"
  ).split(" "),
);

const MONEY =
  "money dollar dollars bucks usd cost costs costing price pay pays paying paid payment payments month monthly year years yearly annual annually ";
const BODY =
  "weight weigh weighs weighing height tall old age aged year years body lb lbs kg cm ft in inch feet foot pounds stone kilos ";
/** What is said of each calculator's questions without changing them, by intent; "convert" is said around conversions. */
const WORDS: Readonly<Record<string, string>> = {
  loan: `${MONEY}loan loans borrow borrowed borrowing lend lender car auto vehicle personal student credit debt emi installment instalment repayment repayments repay interest rate apr percent term finance financed financing fixed bank balance owe owed`,
  mortgage: `${MONEY}mortgage mortgages home house condo apartment property loan loans buy buying interest rate percent term fixed bank down deposit principal tax taxes insurance income`,
  savings: `${MONEY}save saves saved saving savings add adding put putting aside away deposit deposited depositing interest rate percent compound compounded grow growing reach account bank balance goal start starting car week weekly`,
  investment: `${MONEY}invest invests invested investing investment investments portfolio stock stocks fund funds index return returns rate percent worth value lump sum buy bought sell sold grow grew growth annualized inflation retire retirement saving savings interest`,
  bmi: `${BODY}mass index bmi healthy`,
  calorie: `${BODY}calories calorie kcal eat eating day daily burn active activity lose`,
  percentage: `${MONEY}percent percentage change increase decrease increased decreased went sales bill tip tipping restaurant dinner split way ways plus tax salary income sell sells selling sold buy buying bought profit margin markup item shirt shoes jacket discount save saving off measured accepted`,
  fraction: "fraction fractions convert bigger larger smaller simplify reduce inch inches half",
  date: "day days date dates week weeks month months year years calendar",
  age: "old age aged born birth birthday date day year years",
  time: "time hour hours minute minutes second seconds clock plus minus o'clock worked",
  ductsizer:
    "duct ducts ductwork air airflow flow size sizing sized round wg water gauge diameter velocity speed fast friction loss rate pressure drop galvanized steel feet ft pa second per",
  convert:
    "convert conversion tall weigh weighs weight height big heavy far fast run ran drive drove walk walked cook oven recipe says temperature distance length size",
};

const sets = new Map<string, ReadonlySet<string>>();

/** The words of an intent that carry its reading, also without their endings. */
export function wordsOf(intent: string): ReadonlySet<string> {
  const kept = sets.get(intent);
  if (kept) return kept;
  const own = (WORDS[intent] ?? "").split(" ").filter(Boolean);
  const made = new Set([...own, ...own.map(stem)]);
  sets.set(intent, made);
  return made;
}
