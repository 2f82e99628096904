const kilobytes = (count: number): number => count * 1024;
const seconds = (count: number): number => count * 1000;

/** How much and how slowly a request may send; what is not needed for ordering food is refused early. */
export const LIMITS = {
  bodyBytes: kilobytes(256),
  /** A whole menu or shop of the office. */
  documentBytes: kilobytes(16_384),
  pictureBytes: kilobytes(16_384),
  headerBytes: kilobytes(16),
  pathParameterCharacters: 200,
  headersWithinMs: seconds(5),
  requestWithinMs: seconds(15),
  /** How often what is late is looked for. */
  slownessCheckedEveryMs: seconds(2),
  handlerWithinMs: seconds(20),
  keepAliveMs: seconds(65),
} as const;
