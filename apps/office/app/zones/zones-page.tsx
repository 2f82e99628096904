import type { LocatedAnswer, OfficeSession } from '@tischlein/contract/office';
import type { ZoneId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { ZONES } from '@tischlein/wording/office';
import { useState } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { type EditedZones, useZones } from './use-zones.ts';
import { ZoneList } from './zone-list.tsx';
import { ZoneMap } from './zone-map.tsx';
import * as calls from '@tischlein/contract/calls';
import { distanceFrom, getShopPoint, zoneFor } from '@tischlein/domain/delivery';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { decimal, termsText } from '@tischlein/wording';
import { send } from '../api/send.ts';
import { readZones } from './read-zone.ts';
import type { ZoneForm } from './zone-form.ts';

interface ZonesPageProps {
  readonly session: OfficeSession;
  readonly shop: OfficeSession['shops'][number];
}

/** Delivery zones, editable by owners; addresses can be checked before saving. */
export function ZonesPage({ session, shop }: ZonesPageProps) {
  const say = useSavedWords();
  const edited = useZones(shop.id);
  const mayEdit = useOffice().may('opening', 'write');
  return (
    <OfficeFrame title={ZONES.title} isWide>
      {!mayEdit && <p className="notice">{ZONES.onlyOwners}</p>}
      <p>{ZONES.intro}</p>
      {edited.config && <Zones config={edited.config} edited={edited} session={session} />}
      {mayEdit ? <SaveBar edited={edited} saved={say(ZONES.saved)} /> : <p role="status">{edited.problem}</p>}
    </OfficeFrame>
  );
}

interface ZonesProps {
  readonly config: ShopConfig;
  readonly edited: EditedZones;
  readonly session: OfficeSession;
}

function Zones({ config, edited, session }: ZonesProps) {
  const { forms, change } = edited;
  const mayEdit = useOffice().may('opening', 'write');
  const [chosen, setChosen] = useState<ZoneId | null>(null);
  const [located, setLocated] = useState<LocatedAnswer | null>(null);
  return (
    <div className="zones">
      <ZoneList config={config} edited={edited} mayEdit={mayEdit} chosen={chosen} onChoose={setChosen} />
      <div className="stack">
        <ZoneMap
          config={config}
          hasMapTiles={session.hasMapTiles}
          forms={forms}
          chosen={forms.find(({ id }) => id === chosen) ?? null}
          triedPoint={located?.point ?? null}
          onChange={mayEdit ? (next) => change(forms.map((form) => (form.id === next.id ? next : form))) : null}
        />
        <AddressCheck config={config} forms={forms} located={located} onLocated={setLocated} />
      </div>
    </div>
  );
}

interface AddressCheckProps {
  readonly config: ShopConfig;
  readonly forms: readonly ZoneForm[];
  /** null: the address was not found. */
  readonly onLocated: (located: LocatedAnswer | null) => void;
  readonly located: LocatedAnswer | null;
}

/** Shows the zone and the delivery cost of an address, using the unsaved zones of the form. */
function AddressCheck({ config, forms, located, onLocated }: AddressCheckProps) {
  const form = useForm({
    first: { location: '' },
    send: (body) => {
      onLocated(null);
      return send(calls.locateAddress, { params: { shop: config.id }, body });
    },
    done: onLocated,
  });
  return (
    <section className="stack" aria-label={ZONES.check}>
      <h2>{ZONES.check}</h2>
      <Form form={form} className="field-row">
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
