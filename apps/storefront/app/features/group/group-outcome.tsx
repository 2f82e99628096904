import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { type Cents, sum } from '@tischlein/domain';
import { formatIban, toGiroCode } from '@tischlein/domain/group-order';
import { euro, GROUP_WORDS } from '@tischlein/wording';
import { announce } from '@tischlein/ui/announcer';
import { TextField } from '@tischlein/ui/field';
import { useState } from 'react';
import { readStored, writeStored } from '../../browser/storage.ts';
import { useShop } from '../../context/shop-context.ts';
import { changeGroup } from '../../ordering/group-actions.ts';
import { toLiveGroup, useGroupState } from '../../ordering/use-group.ts';
import { QrCode } from './qr-code.tsx';
import { shareNatively } from './share-link.tsx';
import { copyText } from './copy-text.ts';
import '../../styles/group.css';

type Share = GroupOrderAnswer['shares'][number];

/** Beside the order of a group: who owes what, or what to give the owner (S3 G14). */
export function GroupOutcome({ orderId }: { readonly orderId: string }) {
  const state = useGroupState();
  const live = state?.kind === 'group' && state.group.orderId === orderId ? toLiveGroup(state.group) : null;
  if (!live || live.group.stage !== 'completed') return null;
  return live.isOwner ? (
    <Owed group={live.group} ownLabel={live.me.label} />
  ) : (
    <Owing group={live.group} ownerName={live.owner.name} />
  );
}

function Owing({ group, ownerName }: { readonly group: GroupOrderAnswer; readonly ownerName: string }) {
  const [share] = group.shares;
  if (!share) return null;
  const amount = euro(share.total);
  const reason = `${group.name}, ${share.memberName}`;
  return (
    <section className="group-outcome" aria-labelledby="group-give">
      <h2 id="group-give">{GROUP_WORDS.give(ownerName, amount)}</h2>
      {group.iban !== null && share.total > 0 && (
        <>
          <QrCode
            text={toGiroCode({ iban: group.iban, name: ownerName, amount: share.total, reason })}
            label={GROUP_WORDS.scan}
          />
          <p className="soft">
            {GROUP_WORDS.scan}: {formatIban(group.iban)}
          </p>
        </>
      )}
      <button
        className="button button-line"
        type="button"
        onClick={() => void copyText(amount, GROUP_WORDS.amountCopied)}
      >
        {GROUP_WORDS.copyAmount}
      </button>
    </section>
  );
}

function Owed({ group, ownLabel }: { readonly group: GroupOrderAnswer; readonly ownLabel: string }) {
  const { ticked, tick } = useTicks(group.id);
  const others = group.shares.filter(({ memberName }) => memberName !== ownLabel);
  const own = group.shares.find(({ memberName }) => memberName === ownLabel);
  const open = others.filter(({ memberName }) => !ticked.has(memberName));
  const shareAmounts = async (): Promise<void> => {
    const text = others.map(({ memberName, total }) => `${memberName}: ${euro(total)}`).join('\n');
    if (await shareNatively({ title: group.name, text: `${group.name}\n${text}` })) return;
    await copyText(`${group.name}\n${text}`, GROUP_WORDS.amountsCopied);
  };
  if (others.length === 0) return null;
  return (
    <section className="group-outcome" aria-labelledby="group-owed">
      <h2 id="group-owed">{GROUP_WORDS.owed}</h2>
      <p className="soft">{GROUP_WORDS.settled(others.length - open.length, others.length)}</p>
      <ul className="group-include">
        {others.map(({ memberName, total }) => (
          <li key={memberName}>
            <label className="group-check">
              <input
                type="checkbox"
                checked={ticked.has(memberName)}
                onChange={({ target }) => tick(memberName, target.checked)}
              />
              {memberName}
            </label>
            <span className="price">{euro(total)}</span>
          </li>
        ))}
      </ul>
      <p className="group-own-share">
        <strong>{GROUP_WORDS.stillOpen}</strong>
        <strong>{euro(sumTotals(open))}</strong>
      </p>
      <button className="button button-line button-wide" type="button" onClick={() => void shareAmounts()}>
        {GROUP_WORDS.shareAmounts}
      </button>
      <IbanField group={group} />
      <p className="soft">{GROUP_WORDS.ticks(euro(group.total), euro(own?.total ?? sumTotals([])))}</p>
    </section>
  );
}

const sumTotals = (shares: readonly Share[]): Cents => sum(shares.map(({ total }) => total));

/** Members get a GiroCode for their share (S3 G14). */
function IbanField({ group }: { readonly group: GroupOrderAnswer }) {
  const page = useShop();
  const [problem, setProblem] = useState('');
  const save = async (iban: string): Promise<void> => {
    if (iban.trim() === (group.iban ?? '')) return;
    const answer = await changeGroup(page, { iban: iban.trim() || null });
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok && answer.value.iban !== null) announce(GROUP_WORDS.ibanSaved);
  };
  return (
    <TextField
      label={GROUP_WORDS.iban}
      help={group.iban === null ? GROUP_WORDS.ibanHelp : GROUP_WORDS.ibanSaved}
      error={problem}
      autoComplete="off"
      spellCheck={false}
      defaultValue={group.iban === null ? '' : formatIban(group.iban)}
      onBlur={({ target }) => void save(target.value)}
    />
  );
}

/** Ticked on this device only (S3 G18). */
function useTicks(groupId: string) {
  const { shop } = useShop();
  const place = { area: 'local', shopId: shop.id, name: `group-ticks-${groupId}` } as const;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => {
    const stored = readStored(place);
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  });
  const tick = (name: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(name);
    else next.delete(name);
    setTicked(next);
    writeStored(place, [...next]);
  };
  return { ticked, tick };
}
