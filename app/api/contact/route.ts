import { contactForm } from "@/lib/server/contact";
import { answerForm } from "@/lib/server/own-pages";

/** POST {name, email, subject, message} as JSON, from pages of the site. */
export const POST = (request: Request): Promise<Response> => answerForm(request, contactForm);
