/** Loads something once for the lifetime of the page; the next call retries after a failure. */
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
