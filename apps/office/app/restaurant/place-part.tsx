import { BusyButton } from '@tischlein/ui/busy-button';
import { RESTAURANT as SAY } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { Said } from '../ui/said.tsx';
import { ValueField } from '../ui/value-field.tsx';
import { isPostcodeMiddle } from '../zones/postcode-middle.ts';
import { usePostcodes } from '../zones/use-postcodes.ts';
import { PlaceMap } from './place-map.tsx';
import { formatDegrees, isPlaceHalf, readDegrees, type RestaurantDraft } from './restaurant-draft.ts';
import type { EditedRestaurant } from './use-restaurant.ts';

interface PlacePartProps {
  readonly draft: RestaurantDraft;
  readonly edited: EditedRestaurant;
  readonly hasMapTiles: boolean;
  readonly mayEdit: boolean;
}

/** Where the restaurant is: found from its address, set on the map, or typed. */
export function PlacePart({ draft, edited, hasMapTiles, mayEdit }: PlacePartProps) {
  const { latitude, longitude } = draft;
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const isEstimated = isPostcodeMiddle(draft, usePostcodes(useOffice().shop.id));
  const exact = hasMapTiles ? SAY.placeKnown : SAY.placeKnownWithoutMap;
  // The result of the search says it, too.
  const known = isEstimated && !edited.found ? SAY.placeEstimated(draft.restaurantZip) : exact;
  return (
    <OfficePart title={SAY.place}>
      <p className="soft">{edited.needsPlace ? SAY.placeOutdated : point ? known : SAY.placeMissing}</p>
      {mayEdit && (
        <div className="group">
          <BusyButton kind="line" isBusy={edited.isLocating} onClick={() => void edited.locate()}>
            {SAY.find}
          </BusyButton>
          <Said said={edited.found ?? { text: '', isProblem: false }} />
        </div>
      )}
      {hasMapTiles && <PlaceMap point={point} onMove={mayEdit ? edited.change : null} />}
      <Degrees draft={draft} edited={edited} />
      {point && (
        <a
          className="link-button"
          href={`https://www.openstreetmap.org/?mlat=${point.latitude}&mlon=${point.longitude}#map=17/${point.latitude}/${point.longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          {SAY.lookUp}
        </a>
      )}
    </OfficePart>
  );
}

/** The place as two numbers: works without a map and by keyboard. */
function Degrees({ draft, edited: { change } }: Pick<PlacePartProps, 'draft' | 'edited'>) {
  const half = isPlaceHalf(draft) ? SAY.placeHalf : null;
  return (
    <div className="columns">
      <ValueField
        label={SAY.latitude}
        error={draft.latitude === undefined ? half : null}
        maxLength={18}
        text={formatDegrees(draft.latitude)}
        read={(text) => readDegrees(text, 90)}
        invalid={SAY.latitudeWrong}
        onChange={({ degrees }) => change({ latitude: degrees })}
      />
      <ValueField
        label={SAY.longitude}
        error={draft.longitude === undefined ? half : null}
        maxLength={18}
        text={formatDegrees(draft.longitude)}
        read={(text) => readDegrees(text, 180)}
        invalid={SAY.longitudeWrong}
        onChange={({ degrees }) => change({ longitude: degrees })}
      />
    </div>
  );
}
