import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const NOTHING_YET = {
  ordersPlaced: 0,
  ordersReplayed: 0,
  ordersRejected: 0,
  ordersMoved: 0,
  mailsSent: 0,
  mailsFailed: 0,
  mailsRefused: 0,
  mailServerAway: 0,
  paymentsMoved: 0,
  paymentsUnknown: 0,
  paymentAlarms: 0,
  refundsDone: 0,
  messagesForged: 0,
  guestEvents: 0,
  slowSubmits: 0,
  visitsRecorded: 0,
  visitEvents: 0,
  pagesViewed: 0,
  browserErrors: 0,
  browserLoadsFailed: 0,
  trackingFailures: 0,
  shopUnreadable: 0,
  workersFailed: 0,
  proxiesIgnored: 0,
  replicaSkipped: 0,
  signedIn: 0,
  signInsFailed: 0,
  signInsLocked: 0,
  callsLimited: 0,
};

describe('metrics', () => {
  it('count responses by route and status, and group their durations', () => {
    const metrics = createMetrics();
    metrics.countResponse('GET /api/shop/:shop/menu', 200, 3);
    metrics.countResponse('GET /api/shop/:shop/menu', 200, 30);
    metrics.countResponse('GET /api/shop/:shop/menu', 404, 20_000);
    const text = metrics.format({ ...NOTHING_YET, ordersPlaced: 7 });
    expect(text).toContain('http_requests_total{route="GET /api/shop/:shop/menu",status="200"} 2\n');
    expect(text).toContain('http_requests_total{route="GET /api/shop/:shop/menu",status="404"} 1\n');
    expect(text).toContain('http_request_duration_seconds_bucket{route="GET /api/shop/:shop/menu",le="0.005"} 1\n');
    expect(text).toContain('http_request_duration_seconds_bucket{route="GET /api/shop/:shop/menu",le="0.05"} 2\n');
    expect(text).toContain('http_request_duration_seconds_bucket{route="GET /api/shop/:shop/menu",le="+Inf"} 3\n');
    expect(text).toContain('tischlein_orders_placed_total 7\n');
  });

  it('use the Prometheus text format', () => {
    const metrics = createMetrics();
    metrics.countResponse('GET /*', 200, 1);
    metrics.countVital('LCP', 'poor');
    for (const line of metrics.format(NOTHING_YET).trimEnd().split('\n')) {
      expect(line).toMatch(/^(?:# TYPE \w+ (?:counter|gauge|histogram)|\w+(?:\{(?:\w+="[^"]*",?)+\})? [\d.e+-]+)$/);
    }
  });
});
