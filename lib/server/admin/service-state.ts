import { modelSettings } from "../assistant/model-client.ts";
import { withDatabase } from "../db/database.ts";
import { wantsMail } from "../mail.ts";
import { type MailHealth, readMailHealth } from "../mail-health.ts";
import { type ModelUsage, readModelUsage } from "../model-usage.ts";
import { storeCounts } from "../store-counts.ts";

export const USAGE_DAYS = 30;

interface ServiceState {
  mail: MailHealth & { isConfigured: boolean };
  model: ModelUsage & { isConfigured: boolean };
}

/** Returns the state of the services that the site uses, on all servers. @throws DatabaseFailure */
export async function readServiceState(): Promise<ServiceState> {
  await storeCounts();
  const [mail, model] = await withDatabase((prisma) =>
    Promise.all([readMailHealth(prisma), readModelUsage(prisma, USAGE_DAYS)]),
  );
  return {
    mail: { ...mail, isConfigured: wantsMail() },
    model: { ...model, isConfigured: modelSettings() !== undefined },
  };
}
