import { inMilliseconds } from '@tischlein/domain';

const kilobytes = (count: number): number => count * 1024;

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
  headersWithinMs: inMilliseconds(20),
  /** A picture of 16 MB over 1 Mbit/s. */
  requestWithinMs: inMilliseconds(130),
  /** Interval at which Node looks for requests that exceed their time limit. */
  slownessCheckedEveryMs: inMilliseconds(2),
  readingWithinMs: inMilliseconds(20),
  keepAliveMs: inMilliseconds(65),
} as const;
