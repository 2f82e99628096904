import * as calls from '@tischlein/contract/calls';
import type { LocatedAnswer } from '@tischlein/contract/office';
import { distanceFrom, getShopPoint, zoneFor } from '@tischlein/domain/delivery';
import type { ShopConfig } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { decimal, termsText } from '@tischlein/wording';
import { ZONES } from '@tischlein/wording/office';
import { type SubmitEvent, useState } from 'react';
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
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isChecking, setChecking] = useState(false);
  const check = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setChecking(true);
    const answer = await send(calls.locateAddress, { params: { shop: config.id }, body: { location: text } });
    setChecking(false);
    setProblem(answer.ok ? '' : answer.problem.message);
    onLocated(answer.ok ? answer.value : null);
  };
  return (
    <section className="address-check" aria-label={ZONES.check}>
      <h2>{ZONES.check}</h2>
      <form className="address-check-form" onSubmit={(event) => void check(event)}>
        <TextField
          label={ZONES.address}
          help={ZONES.addressHelp}
          error={problem}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button button-line" disabled={isChecking}>
          {ZONES.checkNow}
        </button>
      </form>
      <div role="status">{located && !problem && <Verdict located={located} config={config} forms={forms} />}</div>
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
