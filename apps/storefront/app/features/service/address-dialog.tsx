import { addressProblem } from '@tischlein/wording';
import { DIALOG, SERVICE } from '@tischlein/wording/storefront';
import { formatLocation } from '@tischlein/domain/delivery';
import { type FormEvent, useId, useState } from 'react';
import { findLocation, type LocationAnswer } from '../../guest/find-location.ts';
import type { GuestLocation, OrderType } from '../../guest/order-options.ts';
import { useClock, useShop } from '../../shop-context.ts';
import { closeDialogOf, Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { OrderTypeSwitch } from './order-type-switch.tsx';

interface AddressDialogProps {
  readonly orderType: OrderType;
  readonly location: GuestLocation | null;
  readonly onType: (type: OrderType) => void;
  readonly onLocation: (location: GuestLocation) => void;
  readonly onClosed: () => void;
}

/** 'BESTELLOPTIONEN' (S2 §2): delivery or pickup, and where to. */
export function AddressDialog({ orderType, location, onType, onLocation, onClosed }: AddressDialogProps) {
  const titleId = useId();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useFindLocation();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const dialogForm = event.currentTarget;
    if (orderType === 'pickup') return closeDialogOf(dialogForm);
    setAsking(true);
    const typed = new FormData(dialogForm).get('location');
    const answer = await ask(typeof typed === 'string' ? typed : '');
    setAsking(false);
    if (!answer.ok) return setProblem(problemText(answer));
    onLocation(answer.location);
    closeDialogOf(dialogForm);
  };
  const foot = (
    <button
      className="button button-main button-wide"
      type="submit"
      form={formId}
      aria-busy={isAsking}
      disabled={isAsking}
    >
      {DIALOG.ok}
    </button>
  );
  return (
    <Dialog titleId={titleId} kind="address-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-head">
        <h2 id={titleId}>{SERVICE.dialogTitle}</h2>
      </div>
      <form className="dialog-body dialog-form" id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <OrderTypeSwitch value={orderType} onChange={onType} />
        {orderType === 'pickup' ? (
          <OurLocation />
        ) : (
          <>
            <TextField
              label={SERVICE.location}
              help={SERVICE.locationHelp}
              error={problem}
              name="location"
              placeholder={SERVICE.locationPlaceholder}
              autoComplete="street-address"
              defaultValue={location ? formatLocation(location.address) : ''}
              onChange={() => setProblem(null)}
              required
              data-first-focus
            />
            {problem && <PickUpInstead onClick={() => onType('pickup')} />}
          </>
        )}
      </form>
    </Dialog>
  );
}

function useFindLocation(): (typed: string) => Promise<LocationAnswer> {
  const { api } = useShop();
  const { period } = useClock();
  return (typed) => findLocation(api, period, typed);
}

function problemText(answer: Exclude<LocationAnswer, { ok: true }>): string {
  return answer.problem === null ? answer.message : addressProblem(answer.problem, answer.terms);
}

function OurLocation() {
  const { shop } = useShop();
  return (
    <address className="our-location">
      <strong>{SERVICE.ourLocation}</strong>
      <span>{shop.restaurantName}</span>
      <span>{shop.restaurantStreet}</span>
      <span>
        {shop.restaurantZip} {shop.restaurantCity}
      </span>
    </address>
  );
}

function PickUpInstead({ onClick }: { readonly onClick: () => void }) {
  const { shop } = useShop();
  if (!shop.supportPickup) return null;
  return (
    <button className="button button-line button-wide" type="button" onClick={onClick}>
      {SERVICE.pickUpInstead}
    </button>
  );
}
