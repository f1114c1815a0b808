/** Limits on requests and connections that apply before Next sees them. The reasons are in docs/decisions/bounds.md. */
export const BOUNDS = {
  /** Bytes of a request line and its headers together. */
  headerBytes: 8 * 1024,
  headers: 100,
  /** Maximum characters of a User-Agent for Next, which searches it for robots in quadratic time. */
  userAgent: 512,
  /** Next takes quadratic time for query parameters, and for cookies. */
  parameters: 200,
  cookies: 50,
  /** Segments of a path; the site's own have at most five. */
  segments: 20,
  /** Bytes of a body: the largest that a route accepts. */
  bodyBytes: 512 * 1024,
  /**
   * Bytes of a form that a browser sends to a page, without script or through an action. Next decodes it
   * before our code runs.
   */
  pageBodyBytes: 300 * 1024,
  /** React references in such a body; a form without script has a handful. */
  references: 500,
  /** Parts of such a body; our largest form has a dozen. */
  parts: 100,
  waiting: 8,
  connections: 2000,
  /**
   * Connections per IPv4 address or IPv6 /64. Behind a proxy all clients have the proxy's address, and only
   * the limit above applies.
   */
  connectionsPerClient: 200,
  /** Time limits for the headers, and for the complete request, in ms. */
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  /** Time without traffic on a connection, in ms. */
  idleTimeout: 60_000,
  /** Time limit from a request's turn until the client has received its answer, in ms. */
  answerTimeout: 300_000,
  /** Idle time of a connection between requests, in ms. */
  keepAliveTimeout: 10_000,
  apiCalls: 1200,
  /** Pages per minute rendered with the inputs of their address, for one client and for all together. */
  askedPages: 60,
  askedPagesOfAll: 600,
} as const;
