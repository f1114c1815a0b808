/**
 * Checks the settings without serving: `npm run check:settings`. If mail is configured, sends a test mail; if a model is configured, asks
 * it a question. Ends with 78 for invalid settings, with 1 if the mail or the model failed. Needs no build.
 */
import { loadEnvironment } from "./environment.ts";
import { requireValidSettings } from "./require-valid-settings.ts";

loadEnvironment();
await requireValidSettings();
console.log("The settings are valid.");
// Loaded afterward: some modules use the settings while they are loaded.
const { checkMail, checkModel } = await import("./check-services.ts");
const results = [await checkMail(), await checkModel()];
process.exit(results.every(Boolean) ? 0 : 1);
