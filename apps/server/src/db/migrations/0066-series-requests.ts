/** A repeated request is told from another one with the same id. */
export const seriesRequests = (): readonly string[] => ['alter table coupon_series add column request_hash text'];
