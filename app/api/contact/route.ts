import { contactForm } from "@/lib/server/contact";
import { answerForm } from "@/lib/server/page-api";

/** POST {name, email, subject, message} as JSON, from pages of the site. */
export const POST = (request: Request): Promise<Response> => answerForm(request, contactForm);
