import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { restoreCart } from '@tischlein/domain/cart';
import { euro, GROUP_WORDS } from '@tischlein/wording';
import { Icon } from '@tischlein/ui/icon';
import { useShop } from '../../context/shop-context.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { lineWords } from '../../receipt/line-words.ts';

interface MemberRowProps {
  readonly member: GroupOrderAnswer['members'][number];
  readonly live: LiveGroup;
  readonly onRemove: () => void;
}

/** One member: whether they are ready, what they take, and for the owner what it costs them. */
export function MemberRow({ member, live: { group, isOwner }, onRemove }: MemberRowProps) {
  const { menu } = useShop();
  const { occasion } = useOrderSettings();
  const { cart } = restoreCart({ items: member.cart.items }, menu, occasion);
  const lines = cart.lines.map((line) => ({ id: line.id, amount: line.amount, ...lineWords(menu, line) }));
  const share = group.shares.find(({ memberName }) => memberName === member.label);
  const isReady = member.status === 'readyToCheckout';
  const problems = group.problems.filter(({ memberId }) => memberId === member.id);
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
              {lines.length > 0 ? lines.map(({ title }) => title).join(', ') : GROUP_WORDS.nothingYet}
            </small>
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
          {problems.map(({ message }) => (
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
