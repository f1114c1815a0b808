import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { summaryOf } from "../db/failure.ts";
import { log } from "../front/log.ts";
import type { Fellows } from "../front/shared-limit.ts";
import { forget, setTold, TAGS } from "../tag-cache.ts";
import { SharedCounts } from "./counts.ts";
import { connectionName, type Identity, identityIn, refusalBeside } from "./identity.ts";
import { Link } from "./link.ts";

/** Channel of the triggers in the migrations. */
const CHANGES = "scicalc_changes";
const COUNTS = "scicalc_counts";
/** Channel for new servers. */
const ARRIVALS = "scicalc_arrivals";

export interface Instance {
  fellows: Fellows;
  /** Returns the number of other servers, and whether this one receives their notices. */
  state(): { others: number; isHeard: boolean };
  leave(): Promise<void>;
}

interface Settings {
  url: string;
  identity: Identity;
  upgradeFrom: string | undefined;
  /** Called if this server must not serve, for a permanent reason. */
  onRefusal(sentence: string): void;
}

/**
 * Selects the names of the other servers' connections, and whether each is older. Postgres hides the names of
 * other roles' connections.
 */
const OTHERS = `SELECT "application_name" AS "name",
    "backend_start" < (SELECT "backend_start" FROM "pg_stat_activity" WHERE "pid" = pg_backend_pid()) AS "wasFirst"
  FROM "pg_stat_activity" WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()`;

/**
 * Joins the servers of the site on a Postgres server: receives every change and shares counts of calls. Calls
 * `onRefusal` if an older server has another secret, or another build than this one and `upgradeFrom`.
 * Retries in the background if there is no database yet. Resolves after the first attempt.
 */
export async function join({ url, identity, upgradeFrom, onRefusal }: Settings): Promise<Instance> {
  let others = 0;
  let isChecked = false;
  const self = randomUUID();
  const counts = new SharedCounts(
    self,
    () => others > 0 && link.isOpen,
    (payload) => link.notify(COUNTS, payload),
  );

  async function look(client: Client): Promise<Identity[]> {
    const { rows } = await client.query<{ name: string; wasFirst: boolean }>(OTHERS);
    const servers = rows.flatMap(({ name, wasFirst }) => {
      const identified = identityIn(name);
      return identified ? [{ ...identified, wasFirst }] : [];
    });
    others = servers.length;
    return servers.filter(({ wasFirst }) => wasFirst);
  }

  const link = new Link({
    url,
    name: connectionName(identity),
    channels: [CHANGES, COUNTS, ARRIVALS],
    async onOpen(client) {
      const before = await look(client);
      const problem = isChecked ? undefined : refusalBeside(identity, before, upgradeFrom);
      if (problem !== undefined) onRefusal(problem);
      isChecked = true;
      await client.query("SELECT pg_notify($1, $2)", [ARRIVALS, self]);
      setTold(true);
      log.info({ others }, "Changes by other servers are heard");
    },
    onBeat: async (client) => void (await look(client)),
    onNotice(channel, payload) {
      if (channel === COUNTS) counts.handleNotice(payload);
      // An approximate number suffices until the next query.
      else if (channel === ARRIVALS) others += payload === self ? 0 : 1;
      else for (const tag of TAGS) if (tag === payload) forget(tag);
    },
    onLost(reason) {
      setTold(false);
      log.warn(
        `Other servers are not heard, so calls are counted here alone and nothing is kept for longer than a second: ${summaryOf(reason)}`,
      );
    },
  });
  await link.open();
  return {
    fellows: counts,
    state: () => ({ others, isHeard: link.isOpen }),
    leave: () => link.close(),
  };
}
