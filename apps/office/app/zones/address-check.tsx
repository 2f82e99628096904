import * as calls from '@tischlein/contract/calls';
import type { LocatedAnswer } from '@tischlein/contract/office';
import { distanceFrom, getShopPoint, zoneFor } from '@tischlein/domain/delivery';
import type { ShopConfig } from '@tischlein/domain/shop';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { decimal, termsText } from '@tischlein/wording';
import { ZONES } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { readZones } from './read-zone.ts';
import type { ZoneForm } from './zone-form.ts';

interface AddressCheckProps {
  readonly config: ShopConfig;
  readonly forms: readonly ZoneForm[];
  /** null: the address was not found. */
  readonly onLocated: (located: LocatedAnswer | null) => void;
  readonly located: LocatedAnswer | null;
}

/** Shows the zone and the delivery cost of an address, using the unsaved zones of the form. */
export function AddressCheck({ config, forms, located, onLocated }: AddressCheckProps) {
  const form = useForm({
    first: { location: '' },
    send: (body) => {
      onLocated(null);
      return send(calls.locateAddress, { params: { shop: config.id }, body });
    },
    done: onLocated,
  });
  return (
    <section className="address-check" aria-label={ZONES.check}>
      <h2>{ZONES.check}</h2>
      <Form form={form} className="address-check-form">
        <TextField label={ZONES.address} help={ZONES.addressHelp} maxLength={200} {...form.text('location')} />
        <BusyButton type="submit" kind="line" isBusy={form.busy === ''}>
          {ZONES.checkNow}
        </BusyButton>
      </Form>
      <div role="status">{located && <Verdict located={located} config={config} forms={forms} />}</div>
    </section>
  );
}

interface VerdictProps extends Pick<AddressCheckProps, 'config' | 'forms'> {
  readonly located: LocatedAnswer;
}

function Verdict({ located: { address, point, isEstimated }, config, forms }: VerdictProps) {
  const place = { zip: address.zip, point };
  const zone = zoneFor(readZones(forms), place, getShopPoint(config));
  const distance = distanceFrom(config, place);
  const written = `${address.street} ${address.streetNumber}, ${address.zip} ${address.city}`.trim();
  const sentences = [
    zone ? termsText(zone) : '',
    distance === null ? '' : ZONES.distanceThere(decimal(distance)),
    point === null ? ZONES.nobodyAsked : isEstimated ? ZONES.onlyPostcode : '',
  ];
  return (
    <div className="notice" data-kind={zone ? 'good' : 'warn'}>
      <strong>{zone ? ZONES.liesIn(written, zone.name) : ZONES.liesNowhere(written)}</strong>
      <p>{sentences.filter((sentence) => sentence !== '').join(' ')}</p>
    </div>
  );
}
