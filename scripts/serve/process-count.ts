/** Returns how many processes serve the site, and a warning if the embedded database allows fewer than PROCESSES. */
export function countProcesses(
  requested: number,
  hasServer: boolean,
): { count: number; warning?: string | undefined } {
  if (requested === 1 || hasServer) return { count: requested };
  return {
    count: 1,
    warning: `${requested} processes need a Postgres server (DATABASE_URL): the embedded database is open to one process. One process serves the site.`,
  };
}
