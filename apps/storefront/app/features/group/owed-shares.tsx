import { sum } from '@tischlein/domain';
import { formatIban } from '@tischlein/domain/group-order';
import { CopyButton } from '@tischlein/ui/copy-button';
import { Icon } from '@tischlein/ui/icon';
import { euro, GROUP_WORDS } from '@tischlein/wording';
import { GROUP_PAGES } from '@tischlein/wording/storefront';
import { useId, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { IbanForm } from './iban-form.tsx';
import { readPaidShares, writePaidShares } from './paid-shares.ts';
import { sayCopied } from './say-copied.ts';
import type { OrderedGroup } from './use-ordered-group.ts';

interface OwedSharesProps {
  readonly orderId: string;
  readonly group: OrderedGroup;
  readonly isPaidInPerson: boolean;
}

/** For the owner: who owes what, with ticks that stay on this device (S3 G14, G18). */
export function OwedShares({ orderId, group, isPaidInPerson }: OwedSharesProps) {
  const { shop } = useShop();
  const titleId = useId();
  const [paid, setPaid] = useState(() => readPaidShares(shop.id, orderId));
  const own = group.shares.find(({ memberName }) => memberName === group.label);
  const owed = group.shares.filter((share) => share !== own && share.total > 0);
  const open = owed.filter(({ memberName }) => !paid.includes(memberName));
  const tick = (label: string): void => {
    const next = paid.includes(label) ? paid.filter((each) => each !== label) : [...paid, label];
    writePaidShares(shop.id, orderId, next);
    setPaid(next);
  };
  if (owed.length === 0) return null;
  const words = isPaidInPerson ? GROUP_PAGES.ticksInPerson : GROUP_WORDS.ticks;
  return (
    <section className="order-summary group-money" aria-labelledby={titleId}>
      <div className="group-money-head">
        <h2 id={titleId}>{GROUP_WORDS.owed}</h2>
        <small className="soft" role="status">
          {GROUP_WORDS.settled(owed.length - open.length, owed.length)}
        </small>
      </div>
      <ul>
        {owed.map(({ memberName, total }) => (
          <li key={memberName}>
            <label className="owed-share">
              <input type="checkbox" checked={paid.includes(memberName)} onChange={() => tick(memberName)} />
              <span>{memberName}</span>
              <span>{euro(total)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="owed-open">
        <span>{GROUP_WORDS.stillOpen}</span>
        <span>{euro(sum(open.map(({ total }) => total)))}</span>
      </p>
      <ShareAmounts group={group} owed={open.length > 0 ? open : owed} />
      {group.isLive && <IbanForm iban={group.iban} />}
      <p className="soft">
        <small>{words(euro(sum(group.shares.map(({ total }) => total))), euro(own?.total ?? sum([])))}</small>
      </p>
    </section>
  );
}

/** Sends the amounts to where the others are, in a chat. */
function ShareAmounts({ group, owed }: Pick<OwedSharesProps, 'group'> & { readonly owed: OrderedGroup['shares'] }) {
  const amounts = owed.map(({ memberName, total }) => `${memberName}: ${euro(total)}`);
  const text = GROUP_PAGES.amounts(group.name, amounts, group.iban ? formatIban(group.iban) : '');
  return (
    <CopyButton
      text={text}
      share={{ title: group.name, text }}
      className="button button-main button-wide"
      onCopied={() => sayCopied(GROUP_WORDS.amountsCopied)}
    >
      <Icon name="share" />
      {GROUP_WORDS.shareAmounts}
    </CopyButton>
  );
}
