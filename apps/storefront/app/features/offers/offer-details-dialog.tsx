import type { Category, Combo } from '@tischlein/domain/menu';
import { type Offer, type OfferDetails, offerDetails, type SharedOffer } from '@tischlein/domain/offers';
import { offerButtonText, offerHeadline, OFFERS } from '@tischlein/wording';
import { offerConditionText, offerDishName, sharedOfferLine } from '@tischlein/wording/storefront';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { categoryAnchor } from '../../shop/paths.ts';
import { useClock, useShop } from '../../context/shop-context.ts';
import { Dialog } from '@tischlein/ui/dialog';
import '../../styles/offers.css';

interface OfferDetailsDialogProps {
  readonly offer: Offer;
  /** null: the call-to-action is hidden (S1 §2 Offer details). */
  readonly links: OfferLinks | null;
  readonly onClosed: () => void;
}

export interface OfferLinks {
  readonly showCategory: (category: Category) => void;
  readonly openCombo: (combo: Combo) => void;
  /** The action of the button; null: not possible here. */
  readonly act: (details: OfferDetails) => (() => void) | null;
}

/** 'Angebotsdetails' (S1 §2 Offer details). */
export function OfferDetailsDialog({ offer, links, onClosed }: OfferDetailsDialogProps) {
  const { menu } = useShop();
  const { time } = useClock();
  const details = offerDetails(menu, offer, time);
  const act = links?.act(details);
  const foot = act && (
    <button className="button button-main button-wide" type="button" onClick={act}>
      {offerButtonText(details.button)}
    </button>
  );
  return (
    <Dialog title={OFFERS.details} kind="offer-dialog" onClosed={onClosed} foot={foot}>
      <OfferPicture offer={offer} />
      <div className="dialog-body dialog-texts">
        <p className="offer-headline">{offerHeadline(offer, details.label)}</p>
        {details.title && <p>{details.title}</p>}
        <Conditions details={details} />
        <About details={details} links={links} />
      </div>
    </Dialog>
  );
}

function OfferPicture({ offer: { imageName } }: { readonly offer: Offer }) {
  const { shop } = useShop();
  if (!imageName) return null;
  return (
    <img
      className="offer-picture"
      src={pictureUrl(shop.id, imageName, '397x264')}
      srcSet={pictureSet(shop.id, imageName, ['397x264', '794x528'])}
      sizes="35rem"
      alt=""
      width="397"
      height="264"
    />
  );
}

/** What the merchant wrote, then what the calculation asks. */
function Conditions({ details: { descriptions, conditions, shared } }: { readonly details: OfferDetails }) {
  const words = listDifferent([...descriptions, ...(shared.length > 0 ? [] : conditions.map(offerConditionText))]);
  return (
    <>
      {words.length > 0 && (
        <ul className="offer-conditions">
          {words.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      {shared.length > 0 && (
        <ul className="offer-shared">
          {shared.map((each) => (
            <SharedLine key={each.offer.id} shared={each} />
          ))}
        </ul>
      )}
    </>
  );
}

/** One offer of a shared banner: its value and minimum, below it everything else that holds for it. */
function SharedLine({ shared }: { readonly shared: SharedOffer }) {
  const minimum = shared.conditions.filter(({ code }) => code === 'minimum').map(offerConditionText);
  const conditions = listDifferent([
    ...minimum,
    ...shared.head.descriptions,
    ...shared.conditions.map(offerConditionText),
  ]);
  return (
    <li>
      <strong>{sharedOfferLine(shared)}</strong>
      {conditions
        .filter((each) => !minimum.includes(each))
        .map((condition) => (
          <small key={condition}>{condition}</small>
        ))}
    </li>
  );
}

/** Without repetitions: a merchant may write a condition, or its beginning, that the shop states, too. */
function listDifferent(conditions: readonly string[]): readonly string[] {
  const plain = conditions.map(toPlain);
  return conditions.filter((_, place) => {
    const own = plain[place] ?? '';
    return !plain.some((other, at) => (other === own ? at < place : other.startsWith(own)));
  });
}

const toPlain = (words: string): string => words.replaceAll(/[\s.]+/g, ' ').trim();

function About({ details, links }: { readonly details: OfferDetails; readonly links: OfferLinks | null }) {
  const { categories, combos } = details;
  if (categories.length + combos.length === 0) return null;
  return (
    <div>
      <h3>{OFFERS.about}</h3>
      <ul className="offer-about">
        {categories.map(({ category, dishes }) => (
          <li key={category.id}>
            {links ? (
              <a
                className="link-button"
                href={`#${categoryAnchor(category.id)}`}
                onClick={(event) => {
                  event.preventDefault();
                  links.showCategory(category);
                }}
              >
                {category.name}
              </a>
            ) : (
              category.name
            )}
            {dishes !== 'all' && `: ${dishes.map(offerDishName).join(', ')}`}
          </li>
        ))}
        {combos.map((combo) => (
          <li key={combo.id}>
            {links ? (
              <button className="link-button" type="button" onClick={() => links.openCombo(combo)}>
                {combo.name}
              </button>
            ) : (
              combo.name
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
