import { formatCounted, formatInteger, pluralize } from "@/lib/core/locale/locale";

export const messages = {
  serverFailed: "The server could not be reached, or it failed. Nothing has changed.",
  notSaved: "Not saved",
  notCopied: "Not copied",
  copyManually: "Select the text and copy it.",
  eventLog: (days: number) =>
    `Each line counts ten minutes. A client is a network address, replaced by a code that changes every day. Lines are deleted after ${days} days.`,
  clients: (count: number) => formatCounted(count, { one: "client", other: "clients" }),
  clientsOrMore: (count: number) => `${formatInteger(count)} or more clients`,
  modelUsage: (days: number) => `Language model, last ${days} days`,
  faq: {
    deletionQuestion: (question: string) => `Delete “${question}” from the FAQ?`,
    hasBeenDeleted: "This question has since been deleted.",
  },
  inbox: {
    invalidAction: "That action is not available for messages.",
    foreignSite: "Requests from other sites are refused.",
    signInFirst: "Sign in at /admin first.",
    moveToInbox: "Move to inbox",
    markAsUnread: "Mark as unread",
    markAsRead: "Mark as read",
    deletionQuestion: (subject: string) => `Permanently delete the message “${subject}”?`,
  },
  reviews: {
    select: (name: string) => `Select the review by ${name}`,
    stars: (rating: number) => `${rating} of 5 stars`,
    invalidDecision: "That is not a valid decision for a review.",
    approved: (count: number) => `${countReviews(count)} approved.`,
    rejected: (count: number) => `${countReviews(count)} rejected.`,
    waiting: (count: number) => `${countReviews(count)} returned to the queue.`,
  },
  account: {
    tooManyAttempts: "Too many attempts. Please wait a few minutes.",
    tooManyAttemptsFor: (minutes: number) =>
      `Too many attempts. Please wait ${pluralize(minutes, { one: "a minute", other: `${minutes} minutes` })}.`,
    serverNotReached: "The server could not be reached. Please try again.",
    somethingFailed: "Something went wrong. Please try again.",
    notCreated: (problem: string) =>
      `ADMIN_EMAIL and ADMIN_PASSWORD are set, but no administrator was created: ${problem}`,
    codeFromApp: "Code from your authenticator app",
    backupCode: "Backup code",
    useBackupCode: "Use a backup code",
    useApp: "Use the authenticator app",
    passwordChanged: { title: "Password changed", description: "All other sessions have been signed out." },
    notSignedOut: "Not signed out",
    sessionSignedOut: "Session signed out",
    allOthersSignedOut: "All other sessions signed out",
    signOutButton: ({ device, address }: { device: string; address: string }) =>
      `Sign out ${device}, ${address}`,
    signOutQuestion: ({ device, address }: { device: string; address: string }) =>
      `Sign out ${device} (${address})?`,
    signOutOthersQuestion: "Sign out of all sessions except this one?",
    newCodesQuestion: "Create ten new backup codes? The old ones stop working.",
    replaceAppQuestion:
      "Replace the authenticator app? The current one and the backup codes stop working, and all other sessions are signed out.",
    noCodes: "You have no backup codes. Create new ones, in case you lose your phone.",
    codesLeft: (count: number) => `You have ${countCodes(count)} left.`,
    fewCodesLeft: (count: number) =>
      `You have ${countCodes(count)} left. Create new ones before you run out.`,
  },
};

const countReviews = (count: number): string => formatCounted(count, { one: "review", other: "reviews" });

const countCodes = (count: number): string =>
  formatCounted(count, { one: "backup code", other: "backup codes" });
