import { toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/components/mount.tsx';
import { PaidSums } from './paid-sums.tsx';
import { MoneyFacts, type OrderWithMoney } from '../receipt/money-facts.tsx';

const anOrder = (fields: Partial<OrderWithMoney> = {}): OrderWithMoney => ({
  status: 'accepted',
  paymentMethod: 'Stripe_card',
  paymentStatus: 'captured',
  deliveryType: 'pickup',
  tip: toCents(0),
  dueInPerson: toCents(0),
  refunded: toCents(0),
  quote: { steps: { TOTAL: toCents(1848) } },
  ...fields,
});

const rows = (): string =>
  page
    .getByRole('term')
    .elements()
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    .join(' · ')
    .replaceAll('\u00a0', ' ');

describe('the money facts of an order', () => {
  it.each([
    [{ dueInPerson: toCents(590) }, 'Online bezahlt: 12,58 € · Zahlst Du an der Theke: 5,90 €'],
    [{ dueInPerson: toCents(590), deliveryType: 'delivery' }, 'Online bezahlt: 12,58 € · Zahlst Du an der Tür: 5,90 €'],
    [{ paymentStatus: 'partlyRefunded', refunded: toCents(590) }, 'Erstattet: −5,90 €'],
    [{ tip: toCents(152) }, 'Trinkgeld: 1,52 € · Online bezahlt: 20,00 €'],
  ] as const)('%o', async (fields, expected) => {
    mount(<MoneyFacts order={anOrder(fields)} />);
    await expect.poll(rows).toBe(expected);
  });

  it('are silent where the total says it all', async () => {
    mount(
      <main>
        <MoneyFacts order={anOrder()} />
      </main>,
    );
    await expect.element(page.getByRole('main')).toBeInTheDocument();
    expect(rows()).toBe('');
  });
});

describe('a paid part of a bill', () => {
  it('says what was refunded of it', async () => {
    mount(<PaidSums order={anOrder({ tip: toCents(152), paymentStatus: 'partlyRefunded', refunded: toCents(590) })} />);
    await expect
      .poll(rows)
      .toBe('Trinkgeld: 1,52 € · Bezahlt: 20,00 € · Erstattet: −5,90 € · Nach der Erstattung: 14,10 €');
  });

  it('says what was paid', async () => {
    mount(<PaidSums order={anOrder()} />);
    await expect.poll(rows).toBe('Bezahlt: 18,48 €');
  });
});
