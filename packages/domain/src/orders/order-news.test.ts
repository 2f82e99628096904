import { describe, expect, it } from 'vitest';
import { toOrderNews } from './order-news.ts';
import { ORDER_STATUSES } from './order-status.ts';

describe('news of an order', () => {
  it("are 'angenommen', 'fertig' and 'unterwegs' only", () => {
    expect(ORDER_STATUSES.flatMap((status) => toOrderNews(status) ?? [])).toEqual(['accepted', 'ready', 'underway']);
  });
});
