import { RESERVE } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { Pick, Picks } from './picks.tsx';
import type { TableChoice } from './use-table-choice.ts';

const MOST_TILES = 12;
const UNTIL_KNOWN = 8;

export function PartyChoice({ choice }: { readonly choice: TableChoice }) {
  const { phone } = useShop().shop;
  const { guests, offer, setGuests } = choice;
  const most = Math.max(offer?.mostGuests ?? UNTIL_KNOWN, guests);
  return (
    <section className="reserve-section">
      <h2>{RESERVE.howMany}</h2>
      {most <= MOST_TILES ? (
        <Picks label={RESERVE.howMany} className="picks picks-party">
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <Pick key={count} name="guests" isChosen={count === guests} onChoose={() => setGuests(count)}>
              <span>{count}</span>
            </Pick>
          ))}
        </Picks>
      ) : (
        <select
          className="input"
          aria-label={RESERVE.howMany}
          value={guests}
          onChange={({ target }) => setGuests(Number(target.value))}
        >
          {Array.from({ length: most }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </select>
      )}
      {phone !== '' && (
        <p className="soft">
          {RESERVE.more(most)} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
    </section>
  );
}
