export const messages = {
  addressInvalid: (address: string): string => `"${address}" is not an email address.`,
  adminExists: (email: string): string =>
    `Administrator ${email} already exists. Use --reset to set a new password.`,
  adminUnknown: (email: string): string => `There is no administrator with the address ${email}.`,
  failed: "Something went wrong. Please try again.",
  foreign: "Requests from other sites are refused.",
  lastAdmin: (email: string): string => `${email} is the only administrator. Create another one first.`,
  notFound: "Nothing was found at this address.",
  rejected: "Refused.",
  secondFactorMissing: "Set up two-factor authentication first.",
  secondFactorPresent: "Two-factor authentication is set up already.",
  signedOut: "Sign in at /admin first.",
  unreadable: "The request could not be read.",
  password: {
    common: "This password is on lists of common passwords. Use three or more unrelated words.",
    personal: "The password must not be made of the email address or the name of the site.",
    repetitive: "The password repeats the same few characters.",
    tooLong: (maximum: number): string => `The password can have at most ${maximum} characters.`,
    tooShort: (minimum: number): string => `The password must have at least ${minimum} characters.`,
  },
};
