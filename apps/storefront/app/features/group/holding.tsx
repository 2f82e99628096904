import { restoreCart } from '@tischlein/domain/cart';
import { NO_CENTS } from '@tischlein/domain';
import { euro, GROUP_WORDS } from '@tischlein/wording';
import { Icon } from '@tischlein/ui/icon';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useShop } from '../../context/shop-context.ts';
import { useOrderSettings } from '../../ordering/use-order-settings.ts';
import { useGroup } from '../../ordering/use-group.ts';
import { lineWords } from '../../receipt/line-words.ts';
import '../../styles/group.css';

/** /checkout/holding: members wait while the owner is in checkout or paying (S2 §2 Holding page). */
export function Holding() {
  const { menu } = useShop();
  const { occasion } = useOrderSettings();
  const live = useGroup();
  if (!live) return <Skeleton />;
  const { group, me, owner } = live;
  const { cart } = restoreCart({ items: me.cart.items }, menu, occasion);
  const share = group.shares[0];
  return (
    <div className="group-holding">
      <p className="soft">{group.name}</p>
      <h1>{GROUP_WORDS.holding(owner.name)}</h1>
      <p>{GROUP_WORDS.holdingHelp}</p>
      <ol className="group-steps" role="status">
        {GROUP_WORDS.holdingSteps(owner.name).map((step, place) => (
          <li key={step} aria-current={place === 1 ? 'step' : undefined}>
            {place === 0 && <Icon name="check" />} {step}
          </li>
        ))}
      </ol>
      <p>{me.included ? GROUP_WORDS.isIncluded : GROUP_WORDS.isLeftOut}</p>
      <p className="soft">{GROUP_WORDS.holdingChange(owner.name)}</p>
      {me.included && cart.lines.length > 0 && (
        <section className="group-own" aria-labelledby="holding-own">
          <h2 id="holding-own">{GROUP_WORDS.yourDishes}</h2>
          <ul className="group-lines">
            {cart.lines.map((line) => {
              const { title, details } = lineWords(menu, line);
              return (
                <li key={line.id}>
                  {line.amount}× {title}
                  {details.map((detail) => (
                    <small key={detail}>{detail}</small>
                  ))}
                </li>
              );
            })}
          </ul>
          <p className="group-own-share">
            <strong>{GROUP_WORDS.yourShare}</strong>
            <strong>{euro(share?.total ?? NO_CENTS)}</strong>
          </p>
        </section>
      )}
    </div>
  );
}
