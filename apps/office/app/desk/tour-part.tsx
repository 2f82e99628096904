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
    <section className="desk-lane lane-part lane-tours" aria-label={TOURS.title}>
      <div className="lane-head">
        <h2>
          {TOURS.title}
          {tours.length > 0 && <span>{tours.length}</span>}
        </h2>
        {waiting.map(([id]) => (
          <button
            key={id}
            type="button"
            className="link-button lane-link"
            aria-haspopup="dialog"
            onClick={() => setAssembledFor(id)}
          >
            {[TOURS.assemble, shopNames.get(id)].filter(Boolean).join(', ')}
          </button>
        ))}
      </div>
      {tours.length > 0 && (
        <div className="lane-scroll">
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
          <Link className="link-button lane-more" to={`/${shop.slug}/tour`}>
            {TOURS.own}
          </Link>
        </div>
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
    </section>
  );
}
