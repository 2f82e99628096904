import type { Menu } from '@tischlein/domain/menu';
import type { OfferClash } from '@tischlein/domain/offer-editing';
import { euro } from '@tischlein/wording';
import { OFFER_EXAMPLE } from '@tischlein/wording/office';
import { Row } from './offer-example.tsx';
import { nameOffer } from './offer-names.ts';

interface OfferClashesProps {
  readonly clashes: readonly OfferClash[];
  readonly menu: Menu;
  /** Of the offer that is edited. */
  readonly name: string;
}

const SHOWN = 3;

/** What happens at an article that other offers have, too (example B of S3 §2). */
export const OfferClashes = ({ clashes, menu, name }: OfferClashesProps) =>
  clashes.slice(0, SHOWN).map((clash) => {
    const { other, units, outcome, withMine, withOther, total } = clash;
    const article = nameArticle(clash);
    const title = OFFER_EXAMPLE.meets(nameOffer(other, menu));
    const isMineBetter = withMine <= withOther;
    return (
      <section className="stack well" key={other.id} aria-label={title}>
        <h2>{title}</h2>
        <p>{OFFER_EXAMPLE.outcomes[outcome]}</p>
        <dl className="sums">
          <Row
            name={OFFER_EXAMPLE.units(units, article, nameOffer(other, menu))}
            amount={euro(withOther)}
            {...(!isMineBetter && outcome !== 'both' && { kind: 'total' as const })}
          />
          <Row
            name={OFFER_EXAMPLE.units(units, article, name)}
            amount={euro(withMine)}
            {...(isMineBetter && outcome !== 'both' && { kind: 'total' as const })}
          />
          {outcome === 'both' && (
            <Row name={OFFER_EXAMPLE.together(units, article)} amount={euro(total)} kind="total" />
          )}
        </dl>
      </section>
    );
  });

function nameArticle({ article }: OfferClash): string {
  if ('combo' in article) return article.combo.name;
  const size = article.dish.sizes.find(({ id }) => id === article.sizeId);
  return size ? `${article.dish.name}, ${size.name}` : article.dish.name;
}
