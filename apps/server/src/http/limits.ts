const kilobytes = (count: number): number => count * 1024;
const seconds = (count: number): number => count * 1000;

/** Limits on the size and speed of requests. */
export const LIMITS = {
  bodyBytes: kilobytes(256),
  /** A whole menu or shop, uploaded by the office. */
  documentBytes: kilobytes(16_384),
  pictureBytes: kilobytes(16_384),
  /** A PDF of 5 MB in Base64 with the form around it. */
  applicationBytes: kilobytes(7168),
  /** More than any payment provider sends. */
  messageBytes: kilobytes(2048),
  headerBytes: kilobytes(16),
  pathParameterCharacters: 200,
  /** A phone that repeats a lost packet takes seconds. */
  headersWithinMs: seconds(20),
  /** A picture of 16 MB over 1 Mbit/s. */
  requestWithinMs: seconds(130),
  /** Interval at which Node looks for requests that exceed their time limit. */
  slownessCheckedEveryMs: seconds(2),
  readingWithinMs: seconds(20),
  keepAliveMs: seconds(65),
} as const;
