/** Processes that one machine is asked to run at most. */
const MOST = 128;

/** How many processes serve the site, and why not as many as were asked for. */
export function processCount(
  asked: number,
  hasServer: boolean,
): { count: number; refusal?: string | undefined } {
  if (asked === 1) return { count: 1 };
  if (!hasServer)
    return {
      count: 1,
      refusal: `${asked} processes need a Postgres server (DATABASE_URL): the embedded database is open to one process alone. One process serves the site.`,
    };
  if (asked <= MOST) return { count: asked };
  return { count: MOST, refusal: `${asked} processes are too many for one machine: ${MOST} serve the site.` };
}
