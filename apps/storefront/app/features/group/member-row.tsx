import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { euro, GROUP_WORDS, leftOutText } from '@tischlein/wording';
import { Icon } from '@tischlein/ui/icon';
import { useClock, useShop } from '../../context/shop-context.ts';
import type { GroupPrice } from '../../ordering/use-group-price.ts';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { lineWords } from '../../receipt/line-words.ts';

interface MemberRowProps {
  readonly member: GroupOrderAnswer['members'][number];
  readonly live: LiveGroup;
  readonly price: GroupPrice;
  readonly onRemove: () => void;
}

/** One member: whether they are ready, what they take, what of it is gone, and for the owner what it costs them. */
export function MemberRow({ member, live: { group, isOwner }, price, onRemove }: MemberRowProps) {
  const { menu } = useShop();
  const { time } = useClock();
  const priced = price.members.get(member.id);
  const lines = (priced?.lines ?? []).map((line) => ({ id: line.id, amount: line.amount, ...lineWords(menu, line) }));
  const gone = new Set((priced?.leftOut ?? []).map((each) => leftOutText(each, time.day)));
  const share = price.shares.find(({ memberName }) => memberName === member.label);
  const isReady = member.status === 'readyToCheckout';
  // What the group has lost by moving here; this page knows which dishes are gone.
  const lost = new Set(
    group.problems
      .filter(({ memberId, id }) => memberId === member.id && id === undefined)
      .map(({ message }) => message),
  );
  const state = member.status === 'owner' ? GROUP_WORDS.pays : isReady ? GROUP_WORDS.ready : GROUP_WORDS.chooses;
  return (
    <li className="group-member">
      <details>
        <summary>
          <span className="group-mark" data-ready={isReady || undefined} aria-hidden="true">
            {[...member.name][0]?.toUpperCase()}
            {isReady && <Icon name="check" />}
          </span>
          <span className="group-member-words">
            <strong>
              {member.label} <small>{state}</small>
            </strong>
            <small className="group-dishes">
              {lines.length > 0
                ? lines.map(({ title }) => title).join(', ')
                : gone.size === 0 && GROUP_WORDS.nothingYet}
            </small>
            {[...gone].map((text) => (
              <small key={text} className="group-problem">
                {text}
              </small>
            ))}
          </span>
          {isOwner && share && <span className="price">{euro(share.total)}</span>}
          <Icon name="down" />
        </summary>
        <ul className="group-lines">
          {lines.map(({ id, amount, title, details }) => (
            <li key={id}>
              {amount}× {title}
              {details.map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </li>
          ))}
          {[...lost].map((message) => (
            <li key={message} className="group-problem">
              {message}
            </li>
          ))}
        </ul>
        {isOwner && (
          <button className="link-button" type="button" aria-label={GROUP_WORDS.remove(member.name)} onClick={onRemove}>
            Entfernen
          </button>
        )}
      </details>
    </li>
  );
}
