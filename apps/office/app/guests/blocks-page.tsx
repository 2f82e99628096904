import * as calls from '@tischlein/contract/calls';
import type { BlockedContacts } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { useRemote } from '@tischlein/ui/use-remote';
import { longDate } from '@tischlein/wording';
import { BLOCKS } from '@tischlein/wording/office';
import { useState } from 'react';
import { dayInShop, formatDateTimeWithYear } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/guests.css';
import { Icon } from '../ui/icon.tsx';
import { BlockForm } from './block-form.tsx';

type Block = BlockedContacts[number];

/** Phone numbers and e-mail addresses that may not order in cash, or at all. */
export function BlocksPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may } = useOffice();
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState('');
  const { value, problem, write } = useRemote<BlockedContacts>({
    key: `blocks ${shop.id}`,
    read: () => send(calls.listBlockedContacts, { params: { shop: shop.id } }),
  });
  const unblock = async ({ id }: Block): Promise<void> => {
    const answer = await write(
      () => send(calls.unblockContact, { params: { shop: shop.id, contact: id } }),
      (_, blocks) => blocks,
    );
    setSaid(answer.ok ? BLOCKS.unblocked : '');
    setRefusal(answer.ok ? '' : answer.problem.message);
  };
  const mayBlock = may('guests', 'write');
  return (
    <OfficeFrame title={BLOCKS.title}>
      <p className="soft">{BLOCKS.help}</p>
      {(problem || refusal) && (
        <p className="notice" data-kind="bad" role="alert">
          {problem || refusal}
        </p>
      )}
      <p role="status">{said}</p>
      {mayBlock && (
        <BlockForm
          onBlock={(body) => {
            setSaid('');
            return write(
              () => send(calls.blockContact, { params: { shop: shop.id }, body }),
              (_, blocks) => blocks,
            );
          }}
        />
      )}
      {value?.length === 0 && <EmptyState icon={<Icon name="lock" />} title={BLOCKS.none} text={BLOCKS.noneHelp} />}
      <ul className="tasks" aria-label={BLOCKS.list}>
        {value?.map((block) => (
          <BlockItem key={block.id} block={block} onUnblock={mayBlock ? () => void unblock(block) : null} />
        ))}
      </ul>
    </OfficeFrame>
  );
}

interface BlockItemProps {
  readonly block: Block;
  /** null: this role may not. */
  readonly onUnblock: (() => void) | null;
}

function BlockItem({ block: { shown, scope, reason, until, blockedAt, blockedBy }, onUnblock }: BlockItemProps) {
  return (
    <li className="stack task">
      <div className="group">
        <h2>
          {shown} <small>{BLOCKS.scopes[scope]}</small>
        </h2>
        {reason && <p>{reason}</p>}
        <p className="soft">
          {until === null ? BLOCKS.noEnd : BLOCKS.untilDay(longDate(dayInShop(Date.parse(until) - 1)))},{' '}
          {BLOCKS.by(blockedBy, formatDateTimeWithYear(blockedAt))}
        </p>
      </div>
      {onUnblock && (
        <div className="row">
          <button
            className="button button-line"
            type="button"
            aria-label={BLOCKS.nameUnblock(shown)}
            onClick={onUnblock}
          >
            {BLOCKS.unblock}
          </button>
        </div>
      )}
    </li>
  );
}
