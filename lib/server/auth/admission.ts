/**
 * Requests with a password at the same time. Besides the hash, which another thread computes in 40 ms, each takes the main
 * thread up to 20 ms for the database, so a queue of many would make every other request wait.
 */
const MAX_REQUESTS = 10;

/** Thrown for one request more. The message is for the user. */
export class SignInOverload extends Error {
  override name = "SignInOverload";
  override message = "Too many people are signing in right now. Please try again in a few seconds.";
}

let requests = 0;

/** Does the work of a request with a password, unless too many do already. @throws SignInOverload */
export async function admitPassword<Value>(work: () => Promise<Value>): Promise<Value> {
  if (requests >= MAX_REQUESTS) throw new SignInOverload();
  requests += 1;
  try {
    return await work();
  } finally {
    requests -= 1;
  }
}
