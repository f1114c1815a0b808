/** Runs once when a server starts: opens the database, so that it is migrated before the first visitor needs it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("./lib/server/start");
  await start();
}
