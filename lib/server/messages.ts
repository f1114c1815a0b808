export const messages = {
  bodies: {
    notJson: "The body must be application/json.",
    malformed: "The body is not well-formed JSON.",
    tooDeep: (maximum: number): string => `The body is nested more than ${maximum} levels deep.`,
    tooLarge: (maximum: number): string => `The body must not be larger than ${maximum} bytes.`,
  },
  forms: {
    failed: "Something went wrong on our side. Please try again later.",
    foreign: "Forms are accepted only from this site’s own pages.",
    hiddenFieldFilled: "The hidden field of the form must stay empty. Please reload the page and try again.",
    notForScripts: "Scripts cannot call this address this way.",
    tooFast: "The form was sent faster than anyone can type. Please wait a moment and send it again.",
    tooMany: (wait: string): string => `Too many forms were sent. Please try again in ${wait}.`,
    unreadable: "The form could not be read.",
  },
  commands: {
    inputTooLong: "The input of the command is too long.",
    unknown: (name: string): string => `The server has no command ${name}.`,
  },
  mails: {
    alert: ({
      event,
      count,
      minutes,
      start,
      explanation,
      site,
      hours,
    }: {
      event: string;
      count: number;
      minutes: number;
      start: string;
      explanation: string;
      site: string;
      hours: number;
    }): string => `${event}: ${count} times in the ${minutes} minutes from ${start}.
${explanation}

The admin area lists these events: ${site}/admin/audit?show=rejected
You will get no other mail about this kind of event for ${hours} hours.
`,
    contact: ({ name, email, message }: { name: string; email: string; message: string }): string =>
      `${name} <${email}> wrote:\n\n${message}\n`,
    review: ({ name, rating, comment }: { name: string; rating: number; comment: string }): string =>
      `${name} gave ${rating} of 5 stars. The review will be published once you approve it in the admin area.\n\n${comment}\n`,
    reviewSubject: (rating: number): string => `A ${rating}-star review is waiting for approval`,
  },
  settings: {
    adminEmailAlone: "ADMIN_EMAIL is set, but ADMIN_PASSWORD is not: set both or neither.",
    adminPasswordAlone: "ADMIN_PASSWORD is set, but ADMIN_EMAIL is not: set both or neither.",
    adminPasswordWeak: (weakness: string): string => `ADMIN_PASSWORD is too weak: ${weakness}`,
    mailWithoutRecipient:
      "SMTP_URL is set, but MAIL_TO is not: set MAIL_TO to the address that receives the mail.",
    mailWithoutServer: (name: string): string => `${name} is set, but SMTP_URL is not: no mail can be sent.`,
    modelWithoutKey:
      "OPENAI_BASE_URL is set, but OPENAI_API_KEY is not: a service without keys accepts any text as a key.",
    notAFlag: (name: string): string => `${name} must be 1 or 0.`,
    notWhole: ({ name, min, max }: { name: string; min: number; max: number }): string =>
      `${name} must be a whole number from ${min} to ${max}.`,
    samePorts: "PORT and METRICS_PORT must be different ports.",
    unknown: ({ name, meant }: { name: string; meant: string }): string =>
      `${name} is not a setting. Did you mean ${meant}?`,
    unreadable: (name: string): string => `${name} cannot be parsed.`,
  },
};
