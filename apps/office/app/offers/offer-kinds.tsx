import { offerId } from '@tischlein/domain';
import { createOffer, type OfferKind, type OfferShop, putOffer } from '@tischlein/domain/offer-editing';
import { newKey } from '@tischlein/ui/new-key';
import { OFFER_OFFICE, OFFER_SAVING, offerKindHelp, offerKindName } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { EditedMenu } from '../menu/use-menu.ts';
import { OfferIcon, type OfferIconName } from '../ui/offer-icon.tsx';
import { COMBO_SUM, KIND_EXAMPLES, type KindSum, TIP_SUM } from './kind-sums.ts';
import { OFFER_ICONS } from './offer-names.ts';
import { GROUP_OFFER_ID } from './use-offers.ts';

interface OfferKindsProps {
  readonly slug: string;
  readonly offerShop: OfferShop;
  readonly edited: EditedMenu;
}

const IN_ORDER: readonly OfferKind[] = [
  'dishDiscount',
  'twoForOnePromotion',
  'cartDiscount',
  'freeItem',
  'freeDelivery',
  'dailyDish',
  'groupDiscount',
  'sharedBanner',
];

/** The kinds of offers, each chosen by its sum. */
export function OfferKinds({ slug, offerShop, edited }: OfferKindsProps) {
  const navigate = useNavigate();
  const start = (kind: OfferKind): void => {
    if (kind === 'groupDiscount') return void navigate(`/${slug}/angebote/${GROUP_OFFER_ID}`);
    const id = offerId(newKey());
    const offer = createOffer(kind, { id, name: offerKindName(kind) });
    edited.change(OFFER_SAVING.created(offerKindName(kind)), (menu) => putOffer(menu, offer));
    void navigate(`/${slug}/angebote/${id}`, { replace: true });
  };
  const promotion = offerShop.menu.offers.find(({ kind }) => kind === 'twoForOnePromotion');
  return (
    <>
      <p className="page-lead">{OFFER_OFFICE.addLead}</p>
      <ul className="offer-kinds">
        {IN_ORDER.map((kind) => (
          <li key={kind}>
            <button type="button" className="offer-kind" onClick={() => start(kind)}>
              <KindWords icon={OFFER_ICONS[kind]} name={offerKindName(kind)} help={offerKindHelp(kind)} />
              <Sum sum={KIND_EXAMPLES[kind]} />
            </button>
          </li>
        ))}
        <li>
          <Link className="offer-kind" to={`/${slug}/karte`}>
            <KindWords icon="book" name={COMBO_SUM.name} help={COMBO_SUM.help} />
            <Sum sum={COMBO_SUM.sum} />
          </Link>
        </li>
        <li>
          <TipCard slug={slug} promotion={promotion?.id ?? null} onStart={() => start('twoForOnePromotion')} />
        </li>
      </ul>
    </>
  );
}

interface TipCardProps {
  readonly slug: string;
  readonly promotion: string | null;
  readonly onStart: () => void;
}

/** The tip box belongs to 'Kauf X, zahl Y': it leads to the first one, or starts one. */
function TipCard({ slug, promotion, onStart }: TipCardProps): ReactNode {
  const content = (
    <>
      <KindWords icon="bulb" name={TIP_SUM.name} help={TIP_SUM.help} />
      <Sum sum={TIP_SUM.sum} />
    </>
  );
  return promotion === null ? (
    <button type="button" className="offer-kind" onClick={onStart}>
      {content}
    </button>
  ) : (
    <Link className="offer-kind" to={`/${slug}/angebote/${promotion}`}>
      {content}
    </Link>
  );
}

interface KindWordsProps {
  readonly icon: OfferIconName;
  readonly name: string;
  readonly help: string;
}

const KindWords = ({ icon, name, help }: KindWordsProps) => (
  <>
    <strong>
      <OfferIcon name={icon} />
      {name}
    </strong>
    <span>{help}</span>
  </>
);

const Sum = ({ sum }: { readonly sum: KindSum }) => (
  <span className="sums offer-sum">
    {sum.map(([name, amount, kind]) => (
      <span key={name} data-kind={kind}>
        <span>{name}</span>
        <span>{amount}</span>
      </span>
    ))}
  </span>
);
