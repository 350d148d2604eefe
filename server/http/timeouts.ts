/** Options of the server, in milliseconds. None may be 0, which means no end (docs/safety.md#s40). */
export const timeouts = {
  /** A connection on which nothing moves, neither in nor out: a reader who stopped reading, a sender who left. */
  connectionTimeout: 120_000,
  /** For a whole request. A 500 MB upload on a slow line takes hours; bodyDeadline.ts limits plain ones. */
  requestTimeout: 6 * 60 * 60 * 1000,
  /** Between two requests. Longer than the 60 s of common proxies, so that they close first and lose no request. */
  keepAliveTimeout: 65_000,
  http: {
    headersTimeout: 20_000,
    /** How often Node looks for requests and headers that take longer. */
    connectionsCheckingInterval: 2000,
  },
}

/** A connection ends after so many requests; browsers and proxies open another one without a word. */
export const maxRequestsPerSocket = 10_000
