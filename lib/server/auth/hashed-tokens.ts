import { createHash } from "node:crypto";
import type { BetterAuthOptions } from "better-auth";
import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth/adapters";

/** Column of each model whose value by itself authenticates its bearer. */
const SECRET_COLUMNS: Readonly<Record<string, string>> = { session: "token", verification: "identifier" };

type AdapterFactory = (options: BetterAuthOptions) => DBAdapter;
type Row = Record<string, unknown>;

/** SHA-256 suffices: tokens are random and longer than 128 bits (ASVS 5.0, 6.5.2). */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

const hashValue = (value: unknown): unknown => {
  if (typeof value === "string") return hashToken(value);
  return Array.isArray(value) ? value.map(hashValue) : value;
};

/**
 * Stores hashes of session tokens and of pending sign-ins, for which better-auth has no option: a copy of the
 * tables authenticates no one. Rows found by a token carry that token again, because better-auth looks them
 * up again with it. Other rows carry the hash, which is useless.
 */
export const hashTokens =
  (factory: AdapterFactory): AdapterFactory =>
  (options) => {
    const adapter = factory(options);
    return {
      ...adapter,
      ...wrapQueries(adapter),
      transaction: (work) => adapter.transaction((inner) => work({ ...inner, ...wrapQueries(inner) })),
    };
  };

type Queries = Pick<
  DBAdapter,
  "create" | "findOne" | "findMany" | "count" | "update" | "updateMany" | "delete" | "deleteMany"
> &
  Pick<DBTransactionAdapter, "consumeOne" | "incrementOne">;

function wrapQueries(adapter: DBTransactionAdapter): Queries {
  return {
    async create(query) {
      const column = SECRET_COLUMNS[query.model];
      const token = column === undefined ? undefined : (query.data as Row)[column];
      if (column === undefined || token === undefined) return adapter.create(query);
      const row = await adapter.create({ ...query, data: { ...query.data, [column]: hashValue(token) } });
      return { ...(row as Row), [column]: token } as never;
    },
    findOne: async (query) => restoreToken(query, await adapter.findOne(hashWhere(query))) as never,
    findMany: async (query) =>
      (await adapter.findMany<Row>(hashWhere(query))).map((row) => restoreToken(query, row)) as never,
    count: (query) => adapter.count(hashWhere(query)),
    update: async (query) => restoreToken(query, await adapter.update(hashWhere(query))) as never,
    updateMany: (query) => adapter.updateMany(hashWhere(query)),
    delete: (query) => adapter.delete(hashWhere(query)),
    deleteMany: (query) => adapter.deleteMany(hashWhere(query)),
    consumeOne: async (query) => restoreToken(query, await adapter.consumeOne(hashWhere(query))) as never,
    incrementOne: async (query) => restoreToken(query, await adapter.incrementOne(hashWhere(query))) as never,
  };
}

interface Query {
  model: string;
  where?: Where[] | undefined;
}

function hashWhere<Q extends Query>(query: Q): Q {
  const column = SECRET_COLUMNS[query.model];
  if (column === undefined || query.where === undefined) return query;
  const where = query.where.map((condition) =>
    condition.field === column ? { ...condition, value: hashValue(condition.value) as string } : condition,
  );
  return { ...query, where };
}

/** Restores the token by which a row was found in place of its hash. */
function restoreToken(query: Query, row: unknown): unknown {
  const column = SECRET_COLUMNS[query.model];
  if (column === undefined || row === null || typeof row !== "object") return row;
  const tokens = (query.where ?? []).flatMap(({ field, value }) => (field === column ? value : []));
  const token = tokens.find((each) => hashValue(each) === (row as Row)[column]);
  return token === undefined ? row : { ...row, [column]: token };
}
