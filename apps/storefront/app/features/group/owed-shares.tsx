import { sum } from '@tischlein/domain';
import { formatIban } from '@tischlein/domain/group-order';
import { CopyButton } from '@tischlein/ui/copy-button';
import { Icon } from '@tischlein/ui/icon';
import { GROUP_WORDS, euro } from '@tischlein/wording';
import { GROUP_PAGES } from '@tischlein/wording/storefront';
import { useId, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { sayCopied } from './say-copied.ts';
import type { OrderedGroup } from './use-ordered-group.ts';
import { readFields } from '../../browser/read-fields.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { announce } from '@tischlein/ui/announce';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { changeGroup } from '../../ordering/group-actions.ts';

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

const place = (shopId: string) => ({ area: 'local', shopId, name: 'paid-shares' }) as const;

/** Labels of the members who have paid their share of an order. Only this device knows (S3 G18). */
function readPaidShares(shopId: string, orderId: string): readonly string[] {
  const { order, labels } = readFields(readStored(place(shopId)));
  return order === orderId && Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
}

/** Stores them for the latest order of a group. */
const writePaidShares = (shopId: string, orderId: string, labels: readonly string[]): void =>
  writeStored(place(shopId), { order: orderId, labels });

/** Where members send their share; they get a code for it (S3 G14). */
function IbanForm({ iban }: { readonly iban: string | null }) {
  const page = useShop();
  const form = useForm({
    first: { iban: '' },
    send: (change) => changeGroup(page, change),
    problemFields: { ibanInvalid: 'iban' },
    done: () => announce(GROUP_WORDS.ibanSaved),
  });
  const remove = async (): Promise<void> => {
    const answer = await changeGroup(page, { iban: null });
    announce(answer.ok ? GROUP_PAGES.ibanRemoved : answer.problem.message);
  };
  if (iban !== null)
    return (
      <div className="group-iban">
        <p>
          {formatIban(iban)}
          <small className="soft">{GROUP_WORDS.ibanSaved}</small>
        </p>
        <button className="link-button" type="button" onClick={() => void remove()}>
          {GROUP_PAGES.removeIban}
        </button>
      </div>
    );
  return (
    <Form form={form} className="group-iban" noValidate submit={GROUP_PAGES.saveIban} kind="line">
      <TextField
        label={GROUP_WORDS.iban}
        help={GROUP_WORDS.ibanHelp}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.text('iban')}
      />
    </Form>
  );
}
