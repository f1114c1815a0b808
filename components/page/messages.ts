export const messages = {
  linkCopied: {
    title: "Link Copied!",
    description: "The link to this page has been copied to your clipboard.",
  },
  addToFavorites: "Add to Favorites",
  favorited: "Favorited",
  addedToFavorites: (name: string) => ({
    title: "Added to Favorites",
    description: `${name} has been added to your favorites.`,
  }),
  removedFromFavorites: (name: string) => ({
    title: "Removed from Favorites",
    description: `${name} has been removed from your favorites.`,
  }),
  favoritesNotUpdated: "Could not update favorites.",
  copyFailed: "Copy Failed",
  linkNotCopied: "Could not copy link. Please try again manually.",
  instead: "Try instead",
  askAssistant: "Ask the assistant",
  searchWeb: "Search with DuckDuckGo",
};
