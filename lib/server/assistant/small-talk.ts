import { END } from "../../faces/answers/exchange.ts";
import { messages } from "./messages.ts";

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
  if (normalized === "") return messages.help;
  if (GREETING.test(normalized)) return messages.hello(messages.help);
  if (THANKS.test(normalized)) return messages.welcome;
  if (BYE.test(normalized)) return messages.bye;
  return CAN.test(normalized) ? messages.help : undefined;
}
