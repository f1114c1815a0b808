import { scryptSync } from "node:crypto";
import { messages } from "./messages.ts";

export interface Identity {
  build: string;
  /** Hash of the secret that does not reveal it. */
  secret: string;
}

const PRODUCT = "scicalc";
/** Length of the build in a connection name, which has at most 63 bytes. */
const BUILD_LENGTH = 40;
const SECRET_BYTES = 9;

export const identityOf = (build: string, authSecret: string): Identity => ({
  build: build.slice(0, BUILD_LENGTH),
  // Slow hash, so that readers of the names cannot try out secrets.
  secret: scryptSync(authSecret, `${PRODUCT} instances`, SECRET_BYTES).toString("base64url"),
});

export const connectionName = ({ build, secret }: Identity): string => `${PRODUCT} ${build} ${secret}`;

/** Parses the name of a connection; undefined if it belongs to another program. */
export function identityIn(name: string): Identity | undefined {
  const [product, build, secret, ...rest] = name.split(" ");
  if (product !== PRODUCT || build === undefined || secret === undefined || rest.length > 0) return undefined;
  return { build, secret };
}

/** Returns a sentence for the operator if a server must not join the servers that run already; undefined if it may. */
export function refusalBeside(
  identity: Identity,
  others: readonly Identity[],
  upgradeFrom: string | undefined,
): string | undefined {
  if (others.some(({ secret }) => secret !== identity.secret)) return messages.secretDiffers;
  const build = others.find((other) => other.build !== identity.build && other.build !== upgradeFrom)?.build;
  return build === undefined ? undefined : messages.buildDiffers({ build: identity.build, other: build });
}
