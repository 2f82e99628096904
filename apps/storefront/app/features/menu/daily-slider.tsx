import type { OrderContext } from '@tischlein/domain/menu';
import { type DailyDishAhead, dailyDishesAhead, PRICE_OF_THE_DAY } from '@tischlein/domain/offers';
import { Price } from '@tischlein/ui/price';
import { timeOfDay, weekday } from '@tischlein/wording';
import { DEALS } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { categoryAnchor } from '../../shop/paths.ts';
import { useShop } from '../../context/shop-context.ts';
import { type DailyTarget, dailyTarget } from './daily-target.ts';
import type { MenuActions } from './menu-actions.ts';

interface DailyProps {
  readonly occasion: OrderContext;
  readonly actions: MenuActions;
  /** The dishes that cannot be ordered yet; else those that can. */
  readonly isLater?: boolean;
}

interface DailyCard {
  readonly ahead: DailyDishAhead;
  readonly target: DailyTarget;
}

/** The daily dishes of the coming week (S1 §3 Daily dish): those of now, or the later ones, which cannot be ordered. */
export function DailySlider({ occasion, actions, isLater = false }: DailyProps) {
  const titleId = useId();
  const page = useShop();
  const cards = dailyDishesAhead(page.menu, occasion).flatMap((ahead): DailyCard[] => {
    const target = dailyTarget(page, ahead, occasion);
    return target && ahead.isNow !== isLater ? [{ ahead, target }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <section className="daily" aria-labelledby={titleId}>
      <h2 className="visually-hidden" id={titleId}>
        {isLater ? DEALS.dailyLater : DEALS.daily}
      </h2>
      <ul className="daily-list" aria-labelledby={titleId}>
        {cards.map((card) => (
          <li key={card.ahead.daily.id} className="daily-dish" data-later={!card.ahead.isNow || undefined}>
            <CardPicture {...card} />
            <CardWords {...card} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardPicture({ ahead: { daily }, target: { item } }: DailyCard) {
  const { shop } = useShop();
  const name = daily.imageName ?? (shop.enableDishPictures && item.imageName);
  return (
    name && (
      <img
        src={pictureUrl(shop.id, name, '138x138')}
        srcSet={pictureSet(shop.id, name, ['138x138', '195x195', '276x276'])}
        sizes="96px"
        alt=""
        width="138"
        height="138"
        loading="lazy"
        decoding="async"
        fetchPriority="low"
      />
    )
  );
}

function CardWords({ ahead, target, actions }: DailyCard & Pick<DailyProps, 'actions'>) {
  const { daily, isNow } = ahead;
  const headline = daily.headline || target.item.name;
  const teaser = daily.teaser || target.item.name;
  return (
    <p className="daily-words">
      <span className="daily-day">{formatDay(ahead)}</span>{' '}
      <strong>{isNow ? <Opener target={target} words={headline} actions={actions} /> : headline}</strong>{' '}
      {teaser !== headline && <span className="soft">{teaser}</span>}{' '}
      <span className="daily-price">
        {target.price ? (
          <Price {...target.price} from={target.kind === 'dish' && target.price.hasSizes} />
        ) : (
          <span className="label">{PRICE_OF_THE_DAY}</span>
        )}
      </span>
    </p>
  );
}

interface OpenerProps {
  readonly target: DailyTarget;
  readonly words: string;
  readonly actions: MenuActions;
}

/** Opens the dish or combo, or links to the category. */
function Opener({ target, words, actions }: OpenerProps) {
  if (target.kind === 'category') return <a href={`#${categoryAnchor(target.item.id)}`}>{words}</a>;
  if (target.kind === 'combo' && !actions.canOrder) return words;
  const open = (): void => (target.kind === 'dish' ? actions.openDish(target.item) : actions.openCombo(target.item));
  return (
    <button type="button" aria-haspopup="dialog" onClick={open}>
      {words}
    </button>
  );
}

const formatDay = ({ isNow, daysAhead, time }: DailyDishAhead): string =>
  isNow ? DEALS.today : daysAhead === 0 ? DEALS.later(timeOfDay(time.minute)) : weekday(time.day);
