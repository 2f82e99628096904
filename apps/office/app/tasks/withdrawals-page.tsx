import * as calls from '@tischlein/contract/calls';
import type { OfficeWithdrawals } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { useRemote } from '@tischlein/ui/use-remote';
import { WITHDRAWALS } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTimeWithYear } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { refreshShopStatuses } from '../shop-status/use-shop-status.ts';
import { Icon } from '../ui/icon.tsx';
import { Problems } from '../ui/problems.tsx';

type Withdrawal = OfficeWithdrawals[number];

const POLL_EVERY_MS = 15_000;

/** Withdrawals from a contract, those that wait first (§ 356a BGB). */
export function WithdrawalsPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const [said, setSaid] = useState({ text: '', isProblem: false });
  const { value, problem, read } = useRemote<OfficeWithdrawals>({
    key: `withdrawals ${shop.id}`,
    read: () => send(calls.listWithdrawals, { params: { shop: shop.id } }),
    againAfter: () => POLL_EVERY_MS,
  });
  const handle = async ({ orderId, number }: Withdrawal): Promise<void> => {
    const answer = await send(calls.handleWithdrawal, { params: { shop: shop.id, orderId } });
    if (!answer.ok) return setSaid({ text: answer.problem.message, isProblem: true });
    await read();
    refreshShopStatuses();
    setSaid({ text: WITHDRAWALS.handled(number), isProblem: false });
  };
  return (
    <OfficeFrame title={WITHDRAWALS.title}>
      <p className="soft">{WITHDRAWALS.help}</p>
      <Problems texts={[problem, said.isProblem ? said.text : '']} />
      <p role="status">{said.isProblem ? '' : said.text}</p>
      {value?.length === 0 && (
        <EmptyState icon={<Icon name="undo" />} title={WITHDRAWALS.none} text={WITHDRAWALS.noneHelp} />
      )}
      <ul className="tasks" aria-label={WITHDRAWALS.list}>
        {value?.map((withdrawal) => (
          <Item key={withdrawal.id} slug={shop.slug} withdrawal={withdrawal} onHandle={() => void handle(withdrawal)} />
        ))}
      </ul>
    </OfficeFrame>
  );
}

interface ItemProps {
  readonly slug: string;
  readonly withdrawal: Withdrawal;
  readonly onHandle: () => void;
}

function Item({ slug, withdrawal: { orderId, number, declaration, declaredAt, handledAt }, onHandle }: ItemProps) {
  return (
    <li className="stack task">
      <div className="group">
        <h2>
          <Link to={`/${slug}/bestellungen/${orderId}`}>{WITHDRAWALS.order(number)}</Link>{' '}
          <small>{WITHDRAWALS.received(formatDateTimeWithYear(declaredAt))}</small>
        </h2>
        <p className="application-message">{declaration}</p>
        {handledAt && <p className="soft">{WITHDRAWALS.handledAt(formatDateTimeWithYear(handledAt))}</p>}
      </div>
      {handledAt === null && (
        <div className="row">
          <button
            type="button"
            className="button button-line"
            aria-label={WITHDRAWALS.nameHandled(number)}
            onClick={onHandle}
          >
            {WITHDRAWALS.handle}
          </button>
        </div>
      )}
    </li>
  );
}
