import * as calls from '@tischlein/contract/calls';
import type { OfferUsage } from '@tischlein/contract/office';
import { OFFER_STANDINGS } from '@tischlein/domain/offer-editing';
import { EmptyState } from '@tischlein/ui/empty-state';
import { Announcer } from '@tischlein/ui/announcer';
import { Switch } from '@tischlein/ui/switch';
import { Toasts } from '@tischlein/ui/toasts';
import { useRemote } from '@tischlein/ui/use-remote';
import { OFFER_OFFICE } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { MenuSaveBar } from '../menu/menu-save-bar.tsx';
import type { EditedMenu } from '../menu/use-menu.ts';
import '../styles/menu-list.css';
import '../styles/menu-dialogs.css';
import '@tischlein/ui/styles/switch.css';
import '../styles/offers.css';
import '../styles/offer-editor.css';
import { OfferIcon } from '../ui/offer-icon.tsx';
import { Table } from '../ui/table.tsx';
import { listOfferRows, type OfferRowFacts } from './list-offer-rows.ts';
import { listOfferColumns } from './offer-columns.tsx';
import { useOffers } from './use-offers.ts';

/** All offers with their state, what they cost and what they bring. */
export function OffersPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { edited, offerShop, menu, problem, mayEdit } = useOffers(shop.id);
  const { value: usage, problem: usageProblem } = useRemote<OfferUsage>({
    key: `offer usage ${shop.id}`,
    read: () => send(calls.getOfferUsage, { params: { shop: shop.id }, query: {} }),
  });
  const rows = offerShop && menu ? listOfferRows(offerShop, menu, usage?.offers ?? null) : null;
  return (
    <OfficeFrame
      title={OFFER_OFFICE.title}
      actions={mayEdit && rows?.length !== 0 && <AddOffer slug={shop.slug} />}
      isWide
    >
      {!mayEdit && <p className="notice">{OFFER_OFFICE.onlyRead}</p>}
      {!offerShop && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {usageProblem && <p className="notice">{OFFER_OFFICE.usageMissing}</p>}
      {rows?.length === 0 && (
        <EmptyState icon={<OfferIcon name="percent" />} title={OFFER_OFFICE.none} text={OFFER_OFFICE.noneHelp}>
          {mayEdit && <AddOffer slug={shop.slug} />}
        </EmptyState>
      )}
      {rows && rows.length > 0 && <OfferList slug={shop.slug} rows={rows} edited={mayEdit ? edited : null} />}
      <OrderOfOffers />
      {mayEdit && <MenuSaveBar edited={edited} />}
      <Toasts />
      <Announcer />
    </OfficeFrame>
  );
}

const AddOffer = ({ slug }: { readonly slug: string }) => (
  <Link className="button button-main" to={`/${slug}/angebote/neu`}>
    <OfferIcon name="plus" />
    {OFFER_OFFICE.add}
  </Link>
);

const FILTERS = ['all', ...OFFER_STANDINGS] as const;
type Filter = (typeof FILTERS)[number];

const isOfFilter = ({ standing }: OfferRowFacts, filter: Filter): boolean =>
  filter === 'all' || standing.standing === filter;

interface OfferListProps {
  readonly slug: string;
  readonly rows: readonly OfferRowFacts[];
  readonly edited: EditedMenu | null;
}

function OfferList({ slug, rows, edited }: OfferListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = rows.filter((row) => isOfFilter(row, filter));
  return (
    <>
      <Switch
        legend={OFFER_OFFICE.filter}
        value={filter}
        options={FILTERS.map((value) => ({
          value,
          label: OFFER_OFFICE.filterLabel(value, rows.filter((row) => isOfFilter(row, value)).length),
          unavailable: null,
        }))}
        onChange={setFilter}
      />
      {shown.length === 0 && <p className="soft">{OFFER_OFFICE.noneOfFilter}</p>}
      {shown.length > 0 && (
        <Table
          kind="offer-table"
          onPhones="cards"
          rows={shown}
          toKey={({ offer }) => offer.id}
          columns={listOfferColumns(slug, edited)}
        />
      )}
      {rows.some(({ standing }) => standing.reason !== null) && <p className="soft">{OFFER_OFFICE.draftHelp}</p>}
    </>
  );
}

const OrderOfOffers = () => (
  <details className="offer-order">
    <summary>
      <OfferIcon name="info" />
      <span>
        {OFFER_OFFICE.order}
        <small>{OFFER_OFFICE.orderHelp}</small>
      </span>
    </summary>
    <ol>
      {OFFER_OFFICE.orderSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </details>
);
