/** Limits on requests and connections that apply before Next sees them. The reasons are in docs/decisions/bounds.md. */
export const BOUNDS = {
  /** Bytes of a request line and its headers together. */
  headerBytes: 8 * 1024,
  headers: 100,
  /** Characters of a User-Agent that Next gets at most: it searches them for robots in quadratic time. */
  userAgent: 512,
  /** Next takes quadratic time for the parameters of an address, and for cookies. */
  parameters: 200,
  cookies: 50,
  /** Between the slashes of a path; the site's own have five at most. */
  segments: 20,
  /** Bytes of a body: what the largest of the routes takes. */
  bodyBytes: 512 * 1024,
  /**
   * Bytes of a form that a browser sends to a page, without script or through an action. Next decodes it before our
   * code runs.
   */
  pageBodyBytes: 300 * 1024,
  /** References of React's in such a body; a form without script has a handful. */
  references: 500,
  /** Parts of such a body; our largest form has a dozen. */
  parts: 100,
  /** Requests of one connection that wait for the one before them. */
  waiting: 8,
  connections: 2000,
  /**
   * Connections per IPv4 address or IPv6 /64. Behind a proxy all clients have the proxy's address, and only the limit
   * above applies.
   */
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
