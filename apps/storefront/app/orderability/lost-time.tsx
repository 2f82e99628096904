import type { Orderability } from '@tischlein/domain/orderability';
import { Notice } from '@tischlein/ui/notice';
import { ORDERABILITY } from '@tischlein/wording/storefront';
import { useShop } from '../context/shop-context.ts';
import { changeOptions } from '../ordering/use-order-settings.ts';
import { describeInstant, describeShortly } from './time-words.ts';

/** The chosen time can no longer be had: says so, and offers the nearest in one press (S3 O5). */
export function LostTime({ orderability: { lost, ...found } }: { readonly orderability: Orderability }) {
  const { guest } = useShop();
  if (lost === null || found.can !== 'later') return null;
  const { first } = found;
  return (
    <Notice kind="warn" icon="clock" role="status">
      <strong>{ORDERABILITY.lost(describeInstant(lost))}</strong>{' '}
      <button
        className="link-button"
        type="button"
        onClick={() => changeOptions(guest, { serveAt: first?.serveAt ?? null })}
      >
        {first ? ORDERABILITY.instead(describeShortly(first)) : ORDERABILITY.insteadSoon}
      </button>
    </Notice>
  );
}
