export const messages = {
  linkCopied: {
    title: "Link Copied!",
    description: "The link to this page has been copied to your clipboard.",
  },
  copyFailed: "Copy Failed",
  linkNotCopied: "Could not copy link. Please try again manually.",
};
