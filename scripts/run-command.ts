/** Runs a command of the owner and reports an error in one sentence, with the usage for invalid options. */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    console.error(cause instanceof Error ? cause.message : String(cause));
    if (error instanceof TypeError) console.error(`Usage: ${usage}`);
    process.exitCode = error instanceof TypeError ? 2 : 1;
  }
}
