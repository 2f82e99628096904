import type { DeskOrder } from '@tischlein/contract/office';
import { TOURS } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import type { Desk } from './desk.ts';
import { listJoining, listTours } from './desk-tours.ts';
import { waitsForDriver } from './on-tour.ts';
import { TourCard } from './tour-card.tsx';
import { TourDialog } from './tour-dialog.tsx';
import type { LiveDesk } from './use-desk.ts';

interface TourPartProps {
  readonly desk: Desk;
  readonly chosen: DeskOrder | null;
  /** By id; empty: all orders are of one shop. */
  readonly shopNames: ReadonlyMap<string, string>;
  readonly onChoose: (order: DeskOrder) => void;
  readonly changeOrders: LiveDesk['changeOrders'];
}

/** Who takes what where: the tours that are not over, and a way to put another one together. */
export function TourPart({ desk, chosen, shopNames, onChoose, changeOrders }: TourPartProps) {
  const { shop } = useOffice();
  /** The shop of a new tour. */
  const [assembledFor, setAssembledFor] = useState<string | null>(null);
  const tours = listTours(desk);
  const joining = listJoining(desk);
  const waiting = [...joining].filter(([, orders]) => orders.some(waitsForDriver));
  return (
    <>
      {waiting.map(([id]) => (
        <button
          key={id}
          type="button"
          className="button button-line tour-assemble"
          aria-haspopup="dialog"
          onClick={() => setAssembledFor(id)}
        >
          {[TOURS.assemble, shopNames.get(id)].filter(Boolean).join(', ')}
        </button>
      ))}
      {tours.length > 0 && (
        <section className="group desk-tours" aria-label={TOURS.title}>
          <h3>
            {TOURS.title} <span>{tours.length}</span>
          </h3>
          {tours.map((each) => (
            <TourCard
              key={each.tour.id}
              {...each}
              shopName={shopNames.get(each.shop) ?? null}
              joining={joining.get(each.shop) ?? []}
              chosen={chosen}
              onChoose={onChoose}
              changeOrders={changeOrders}
            />
          ))}
          <Link className="link-button" to={`/${shop.slug}/tour`}>
            {TOURS.own}
          </Link>
        </section>
      )}
      {assembledFor !== null && (
        <TourDialog
          shop={assembledFor}
          joining={joining.get(assembledFor) ?? []}
          tour={null}
          changeOrders={changeOrders}
          onClosed={() => setAssembledFor(null)}
        />
      )}
    </>
  );
}
