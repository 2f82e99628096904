import * as calls from '@tischlein/contract/calls';
import type { DeskOrder, TourDriver, TourSuggestions } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import { isOpenStop, MOST_STOPS, sumDue } from '@tischlein/domain/tours';
import { BusyButton } from '@tischlein/ui/busy-button';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { useRemote } from '@tischlein/ui/use-remote';
import { ALL_PAID, dueSumTexts, TOURS } from '@tischlein/wording/office';
import { useId, useState } from 'react';
import { send } from '../api/send.ts';
import { DriverChoice } from './driver-choice.tsx';
import { toDue, type TourOnDesk } from './desk-tours.ts';
import { waitsForDriver } from './on-tour.ts';
import { StopOrder } from './stop-order.tsx';
import { TourOrders } from './tour-orders.tsx';
import type { LiveDesk } from './use-desk.ts';

interface TourDialogProps {
  readonly shop: string;
  /** Orders that may join. */
  readonly joining: readonly DeskOrder[];
  /** null: a new one. */
  readonly tour: TourOnDesk | null;
  readonly changeOrders: LiveDesk['changeOrders'];
  readonly onClosed: () => void;
}

/** Puts a tour together or changes it: who drives, to whom, in which order. */
export function TourDialog({ shop, joining, tour, changeOrders, onClosed }: TourDialogProps) {
  const titleId = useId();
  const plan = usePlan(shop, joining, tour);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { chosen, driver } = plan;
  const save = async (button: Element): Promise<void> => {
    if (isBusy) return;
    if (chosen.length === 0 || driver === '') return setProblem(chosen.length === 0 ? TOURS.noStops : TOURS.noDrivers);
    setBusy(true);
    const body = { driver, orders: chosen.map(({ id }) => orderId(id)) };
    const refusal = await changeOrders(() =>
      tour
        ? send(calls.changeTour, {
            params: { shop, tour: tour.tour.id },
            body: { ...body, version: tour.tour.version },
          })
        : send(calls.createTour, { params: { shop }, body }),
    );
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) closeContainingDialog(button);
  };
  return (
    <Dialog
      titleId={titleId}
      title={tour ? TOURS.name(tour.tour.number) : TOURS.assemble}
      kind="tour-dialog"
      onClosed={onClosed}
      foot={
        <>
          {problem && (
            <p className="notice" data-kind="bad" role="alert">
              {problem}
            </p>
          )}
          <Sums chosen={chosen} />
          <BusyButton isBusy={isBusy} isWide onClick={({ currentTarget }) => void save(currentTarget)}>
            {tour ? TOURS.save : TOURS.create}
          </BusyButton>
        </>
      }
    >
      <div className="dialog-body tour-form">
        <Suggestions suggestions={plan.suggestions} orders={plan.orders} chosen={chosen} onPick={plan.choose} />
        <TourOrders orders={plan.orders} chosen={chosen} most={MOST_STOPS} onChoose={plan.choose} />
        <DriverChoice drivers={plan.drivers} driver={driver} onChoose={plan.setDriver} />
        <StopOrder shop={shop} chosen={chosen} onChoose={plan.choose} />
      </div>
    </Dialog>
  );
}

/** The choice: of the merchant, or a suggestion until they choose. */
function usePlan(shop: string, joining: readonly DeskOrder[], tour: TourOnDesk | null) {
  const own = (tour?.orders ?? []).filter((order) => isOpenStop({ state: order.tour?.stop ?? 'notMet' }));
  const [picked, setPicked] = useState<readonly string[] | null>(tour && own.map(({ id }) => id));
  const [pickedDriver, setDriver] = useState<string | null>(tour?.tour.driverId ?? null);
  // Of the orders that wait when the dialog opens.
  const [asked] = useState(() => joining.filter(waitsForDriver).map(({ id }) => orderId(id)));
  const { value: drivers } = useRemote({
    key: `drivers ${shop}`,
    read: () => send(calls.listDrivers, { params: { shop } }),
  });
  const { value: suggestions } = useRemote<TourSuggestions>({
    key: `suggestions ${asked.join()}`,
    read:
      tour || asked.length === 0
        ? null
        : () => send(calls.suggestTours, { params: { shop }, body: { orders: asked, isOneTour: false } }),
  });
  const orders = [...own, ...joining.filter((order) => !own.includes(order))];
  const ids = picked ?? suggestions?.tours[0]?.orders ?? [];
  return {
    orders,
    /** In the order of the stops; others may have taken some of them. */
    chosen: ids.flatMap((id) => orders.find((order) => order.id === id) ?? []),
    choose: (chosen: readonly string[]) => setPicked(chosen),
    suggestions: suggestions?.tours ?? [],
    drivers: drivers?.drivers ?? null,
    driver: pickedDriver ?? suggestDriver(drivers?.drivers ?? []),
    setDriver,
  };
}

/** The first driver on duty without a tour. */
const suggestDriver = (drivers: readonly TourDriver[]): string =>
  (drivers.find(({ isOnDuty, tours }) => isOnDuty && tours === 0) ?? drivers[0])?.id ?? '';

interface SuggestionsProps {
  readonly suggestions: TourSuggestions['tours'];
  readonly orders: readonly DeskOrder[];
  readonly chosen: readonly DeskOrder[];
  readonly onPick: (ids: readonly string[]) => void;
}

function Suggestions({ suggestions, orders, chosen, onPick }: SuggestionsProps) {
  const titleId = useId();
  const current = chosen.map(({ id }) => id).join();
  if (suggestions.length < 2) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{TOURS.suggestions}</h3>
      <div className="row tour-suggestions">
        {suggestions.map(({ orders: ids, kilometres }) => (
          <button
            key={ids.join()}
            type="button"
            className="button button-line"
            aria-pressed={ids.join() === current}
            onClick={() => onPick(ids)}
          >
            {TOURS.suggested(
              ids.flatMap((id) => orders.find((order) => order.id === id)?.number ?? []),
              kilometres,
            )}
          </button>
        ))}
      </div>
    </section>
  );
}

function Sums({ chosen }: Pick<SuggestionsProps, 'chosen'>) {
  if (chosen.length === 0) return null;
  const texts = dueSumTexts(sumDue(chosen.map((order) => ({ state: 'waiting', due: toDue(order) }))));
  return <p className="tour-sums">{texts.length === 0 ? ALL_PAID : texts.join(' · ')}</p>;
}
