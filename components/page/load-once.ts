/** Loads something once for the life of the page; what failed is tried again by the next who asks. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    const current = loading ?? load();
    loading = current;
    current.catch(() => {
      loading = undefined;
    });
    return current;
  };
}
