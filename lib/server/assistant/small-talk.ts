import { END } from "../../faces/answers/exchange.ts";

const HELP = [
  "I convert units, run SciCalc’s calculators, and find pages on this site. Follow-up questions work, too.",
  "Try, for example, “5 ft 11 in to cm”, “monthly payment on 250k at 6.5% for 30 years”, or “days between March 3, 2024 and today”.",
].join("\n");

const GREETING =
  /^(?:hi|hello|hey|heya|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there|hola|bonjour)$/;
const THANKS =
  /^(?:ok |okay |great |cool |perfect |nice |many |awesome )?(?:thanks|thank you|thx|ty|cheers|thank u)(?: (?:so much|very much|a lot|you|for your help|scicalc))?$/;
const BYE = /^(?:bye|goodbye|good bye|see you|see ya|good night)$/;
const CAN =
  /^(?:help|help me|what can you do|what do you do|who are you|what are you|are you (?:a (?:bot|robot|human|person)|an ai|human|real|ai)|how (?:do|can) (?:i|you) (?:use (?:this|you)|help(?: me)?)|how does this work|what (?:can|could|should) i ask(?: you)?|menu|start|commands?|options|how are you|what is this)$/;

/** Answers a greeting, thanks, a farewell or a question about the assistant. Returns undefined for any other text. */
export function smallTalk(text: string): string | undefined {
  const normalized = text.toLowerCase().replace(/\s+/g, " ").trim().slice(0, 80).replace(END, "");
  if (normalized === "") return HELP;
  if (GREETING.test(normalized)) return `Hello. ${HELP}`;
  if (THANKS.test(normalized)) return "You’re welcome!";
  if (BYE.test(normalized)) return "Goodbye!";
  return CAN.test(normalized) ? HELP : undefined;
}

/** Reply to a message that has no reading. */
export const UNKNOWN =
  "I don’t know that. I can help with unit conversions, calculations, and pages on this site.";

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(", ");

/** Returns the reply to a question with words that have no use. */
export const askAbout = (vital: readonly string[]): string =>
  `I don’t know what to do with ${quoted(vital)} in this question. Could you leave it out or rephrase it?`;

/** Returns the line about words that an answer does not depend on. */
export const formatUnusedParts = (words: readonly string[]): string => `I left out: ${quoted(words)}.`;
