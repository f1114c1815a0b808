/**
 * Maximum simultaneous requests with a password. Besides the hash, which another thread computes in 40 ms,
 * each takes the main thread up to 20 ms for the database, so many would delay every other request.
 */
const MAX_REQUESTS = 10;

/** Thrown for a request over the limit. The message is for the user. */
export class SignInOverload extends Error {
  override name = "SignInOverload";
  override message = "Too many people are signing in right now. Please try again in a few seconds.";
}

let requests = 0;

/** Runs a request with a password, unless too many are running. @throws SignInOverload */
export async function admitPassword<Value>(work: () => Promise<Value>): Promise<Value> {
  if (requests >= MAX_REQUESTS) throw new SignInOverload();
  requests += 1;
  try {
    return await work();
  } finally {
    requests -= 1;
  }
}
