/**
 * How much of anything the process takes before Next sees it. What is bounded where, and why so:
 * docs/decisions/bounds.md.
 */
export const BOUNDS = {
  /** Bytes of a request line and its headers together. */
  headerBytes: 8 * 1024,
  headers: 100,
  /** What is read of a User-Agent, in characters: Next searches it for robots in quadratic time. */
  userAgent: 512,
  /** Next takes quadratic time for the parameters of an address, and for cookies. */
  parameters: 200,
  cookies: 50,
  /** Between the slashes of a path; the site's own have five at most. */
  segments: 20,
  /** Bytes of a body: what the largest of the routes takes. */
  bodyBytes: 512 * 1024,
  /** Of a form that is sent to a page, without script or by an action: Next decodes it before anything of ours runs. */
  pageBodyBytes: 300 * 1024,
  /** References of React's in such a body; a form without script has a handful. */
  references: 500,
  /** Parts of such a body; our largest form has a dozen. */
  parts: 100,
  /** Requests of one connection that wait for the one before them. */
  waiting: 8,
  connections: 2000,
  /** Of one IPv4 address or IPv6 /64; behind a proxy all have the proxy's, and only the number above counts. */
  connectionsPerClient: 200,
  /** Milliseconds that the headers, and the whole of a request, may take to arrive. */
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  /** Milliseconds in which nothing is read from a connection and nothing written to it. */
  idleTimeout: 60_000,
  /** Milliseconds from a request's turn until its answer must have been taken. */
  answerTimeout: 300_000,
  /** Milliseconds that a connection may wait for another request. */
  keepAliveTimeout: 10_000,
  /** Calls of the public API in a minute by one client. */
  apiCalls: 1200,
  /** Pages in a minute that are rendered with the inputs of their address, for one client and for all together. */
  askedPages: 60,
  askedPagesOfAll: 600,
} as const;
