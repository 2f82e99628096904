import { addDays, offerId, subtract, NO_CENTS } from '@tischlein/domain';
import { copyOffer, endOffer, putOffer, removeOffer } from '@tischlein/domain/offer-editing';
import { announce } from '@tischlein/ui/announce';
import { newKey } from '@tischlein/ui/new-key';
import { euro, wholeNumber } from '@tischlein/wording';
import { neverWords, OFFER_OFFICE, OFFER_SAVING, offerKindName } from '@tischlein/wording/office';
import { todayInShop } from '@tischlein/shop-time';
import { Link, useNavigate } from 'react-router';
import type { EditedMenu } from '../menu/use-menu.ts';
import { type RowAction, RowMenu } from '../menu/row-menu.tsx';
import { OfferIcon } from '../ui/offer-icon.tsx';
import type { Column } from '../ui/table.tsx';
import type { OfferRowFacts } from './list-offer-rows.ts';
import { OFFER_ICONS } from './offer-names.ts';
import type { MenuOffer } from './use-offers.ts';

const STATE_KINDS = { active: 'good', planned: 'off', draft: 'draft', never: 'bad', ended: 'off' } as const;
const { columns: COLUMNS } = OFFER_OFFICE;

/** Name, state, time and use of an offer; `edited` null: without its actions, for those who only read. */
export const listOfferColumns = (slug: string, edited: EditedMenu | null): readonly Column<OfferRowFacts>[] => [
  {
    name: COLUMNS.offer,
    isHead: true,
    cell: ({ offer, name }) => (
      <span className="offer-name">
        <OfferIcon name={OFFER_ICONS[offer.kind]} />
        <span>
          <Link to={`/${slug}/angebote/${offer.id}`}>{name}</Link>
          <small>{offerKindName(offer.kind)}</small>
        </span>
      </span>
    ),
  },
  {
    name: COLUMNS.state,
    cell: ({ standing: { standing, reason }, stateWords }) => (
      <>
        <span className="state" data-kind={STATE_KINDS[standing]}>
          {stateWords}
        </span>
        {reason && <small className="offer-why">{neverWords(reason)}</small>}
      </>
    ),
  },
  { name: COLUMNS.when, cell: ({ when }) => when },
  { name: COLUMNS.orders, isNumber: true, cell: ({ usage }) => usage && wholeNumber(usage.orders) },
  { name: COLUMNS.discount, isNumber: true, cell: ({ usage }) => usage && euro(subtract(NO_CENTS, usage.discount)) },
  { name: COLUMNS.takings, isNumber: true, cell: ({ usage }) => usage && euro(usage.takings) },
  {
    name: OFFER_OFFICE.actions,
    isNameHidden: true,
    cell: ({ offer, ...row }) =>
      edited && offer.kind !== 'groupDiscount' && <Actions slug={slug} row={{ ...row, offer }} edited={edited} />,
  },
];

interface ActionsProps {
  readonly slug: string;
  readonly row: Omit<OfferRowFacts, 'offer'> & { readonly offer: MenuOffer };
  readonly edited: EditedMenu;
}

function Actions({ slug, row: { offer, name, standing }, edited }: ActionsProps) {
  const navigate = useNavigate();
  const isOver = standing.standing === 'ended';
  const change = (label: string, words: string, next: MenuOffer): void => {
    edited.change(label, (menu) => putOffer(menu, next));
    announce(words);
  };
  const actions: readonly RowAction[] = [
    { label: OFFER_OFFICE.edit, run: () => void navigate(`/${slug}/angebote/${offer.id}`) },
    {
      label: OFFER_OFFICE.copy,
      run: () => {
        const copy = copyOffer(offer, { id: offerId(newKey()), name: OFFER_OFFICE.copyLabel(name) });
        change(OFFER_SAVING.copied(name), OFFER_SAVING.copied(name), copy);
        void navigate(`/${slug}/angebote/${copy.id}`);
      },
    },
    isOver
      ? {
          label: OFFER_OFFICE.resume,
          run: () => change(OFFER_SAVING.resumed(name), OFFER_SAVING.resumed(name), resume(offer)),
        }
      : {
          label: OFFER_OFFICE.end,
          run: () =>
            change(OFFER_SAVING.ended(name), OFFER_OFFICE.ended(name), endOffer(offer, addDays(todayInShop(), -1))),
        },
    {
      label: OFFER_OFFICE.remove,
      run: () => {
        edited.change(OFFER_SAVING.removed(name), (menu) => removeOffer(menu, offer.id));
        announce(OFFER_OFFICE.removed(name));
      },
    },
  ];
  return <RowMenu name={name} actions={() => actions} />;
}

/** Offers it again without a last day. */
function resume(offer: MenuOffer): MenuOffer {
  if (offer.kind === 'dailyDish') return { ...offer, active: true };
  const { validUntil: _, ...rest } = offer;
  return rest;
}
