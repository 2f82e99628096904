import type { LocatedAnswer, OfficeSession } from '@tischlein/contract/office';
import type { ZoneId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { ZONES } from '@tischlein/wording/office';
import { useState } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { useSavedWords } from '../frame/use-saved-words.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { AddressCheck } from './address-check.tsx';
import { type EditedZones, useZones } from './use-zones.ts';
import { ZoneList } from './zone-list.tsx';
import { ZoneMap } from './zone-map.tsx';

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
      <div className="zones-side">
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
