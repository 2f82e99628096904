import type { LocatedAnswer, OfficeSession } from '@tischlein/contract/office';
import type { ZoneId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { ZONES } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link } from 'react-router';
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
import { isPostcodeMiddle } from './postcode-middle.ts';
import { type NearPostcode, usePostcodes } from './use-postcodes.ts';
import type { ZoneForm } from './zone-form.ts';
import { SettingValues } from '../frame/setting-values.tsx';

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
      {edited.config && (
        <SettingValues names={['deliveryZones']} edited={edited.compared}>
          <Zones config={edited.config} edited={edited} session={session} />
        </SettingValues>
      )}
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
  const postcodes = usePostcodes(config.id);
  const [chosen, setChosen] = useState<ZoneId | null>(null);
  const [located, setLocated] = useState<LocatedAnswer | null>(null);
  return (
    <div className="zones">
      <div className="stack">
        <MeasuredFrom config={config} forms={forms} postcodes={postcodes} />
        <ZoneList {...{ config, edited, postcodes, mayEdit, chosen }} onChoose={setChosen} />
        <AddressCheck config={config} forms={forms} located={located} onLocated={setLocated} />
      </div>
      <div className="stack">
        <ZoneMap
          config={config}
          credit={session.mapCredit}
          forms={forms}
          chosen={forms.find(({ id }) => id === chosen) ?? null}
          postcodes={postcodes}
          triedPoint={located?.point ?? null}
          onChange={mayEdit ? (next) => change(forms.map((form) => (form.id === next.id ? next : form))) : null}
        />
      </div>
    </div>
  );
}

interface MeasuredFromProps extends Pick<ZonesProps, 'config'> {
  readonly forms: readonly ZoneForm[];
  readonly postcodes: readonly NearPostcode[];
}

/** Says that kilometres are measured from the middle of a postcode until the shop's own place is set. */
function MeasuredFrom({ config, forms, postcodes }: MeasuredFromProps) {
  const { shop } = useOffice();
  const isMeasured = forms.some(({ kind }) => kind === 'radius' || kind === 'distance');
  if (!isMeasured || !isPostcodeMiddle(config, postcodes)) return null;
  return (
    <p className="notice" data-kind="warn">
      {ZONES.placeEstimated(config.restaurantZip)} <Link to={`/${shop.slug}/restaurant`}>{ZONES.setPlace}</Link>
    </p>
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
    <section className="stack well" aria-label={ZONES.check}>
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
