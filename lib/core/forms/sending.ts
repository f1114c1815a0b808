/** Shared fields of every form of the site, and the answers to it. */

import { type Failure, firstProblem, type Success } from "../result/result.ts";

/** Bytes of a form, at most: there is no limit on a review's length, but one on what a server has to hold. */
export const MAX_FORM_BYTES = 256 * 1024;

export const TOO_LARGE = "This is too long to send: a form can hold 256 KB, about 250,000 characters.";

/** Milliseconds between the form's appearance and its sending, at least: nobody types faster. */
export const MIN_ELAPSED = 2000;

/** A field that people do not see and programs fill in. */
export const TRAP = "website";

/** Made by the browser for one filled-in form, so that sending it twice is one submission. */
export const KEY = "submissionKey";

/** Milliseconds since the form appeared, which only a script can tell. */
export const ELAPSED = "elapsed";

/** A title with a sentence, as in a toast. */
export interface Words {
  title: string;
  description: string;
}

/** Rejected form: the title of its toast, and the problems of its fields in the form’s order. */
export interface FormFailure extends Failure {
  title: string;
}

export type FormResult<Value> = Success<Value> | FormFailure;

export const invalidFields = ({ title, description }: Words, fields: readonly string[]): FormFailure => ({
  ok: false,
  title,
  problems: fields.map((path) => ({ path, message: description })),
});

export const wordsOf = (failure: FormFailure): Words => ({
  title: failure.title,
  description: firstProblem(failure).message,
});

/** The answer to a form that was sent without script. */
export interface SentForm {
  ok: boolean;
  words: Words;
  fields: string[];
  /** Values to fill the form with again: empty once it was sent. */
  values: Readonly<Record<string, string>>;
}

/** Action of a form without script: takes the last answer and the data sent, returns the next. */
export type FormAction = (last: SentForm | null, data: FormData) => Promise<SentForm>;

/** Said in a toast, and under the field. */
export const INVALID_EMAIL: Words = {
  title: "Invalid Email",
  description: "Please enter a valid email address.",
};

/** Said under a field that was left empty. */
export const EMPTY_FIELD = "Please fill in this field.";

export const SUBMISSION_ERROR = "Submission Error";

export const CONTACT_SENT: Words = {
  title: "Message Sent!",
  description: "Thank you for reaching out. We've received your message and will get back to you shortly.",
};

export const REVIEW_SENT: Words = {
  title: "Review Submitted!",
  description: "Thank you! Your review will be visible after moderation.",
};
