import type { OwnTour } from '@tischlein/contract/office';
import { isOpenStop, sumDue } from '@tischlein/domain/tours';
import { EmptyState } from '@tischlein/ui/empty-state';
import { useStore } from '@tischlein/ui/store';
import { useSharedRemote } from '@tischlein/ui/use-remote';
import { ALL_PAID, dueSumTexts, OWN_TOUR as SAY } from '@tischlein/wording/office';
import { useState } from 'react';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/own-tour.css';
import { Icon } from '../ui/icon.tsx';
import { Problems } from '../ui/problems.tsx';
import { DoneStops } from './done-stops.tsx';
import { MapAppChoice } from './map-app-choice.tsx';
import { type MapApp, readMapApp, storeMapApp } from './navigation.ts';
import { getOwnTours, type OwnTourList } from './own-tours.ts';
import { applyPresses, type Press } from './presses.ts';
import { StopCard } from './stop-card.tsx';
import { StopList } from './stop-list.tsx';

/** The page of a driver: one stop in full, the others below it. */
export function OwnTourPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const list = getOwnTours(shop.id);
  const { value, isConnected, problem } = useSharedRemote(list.remote);
  const presses = useStore(list.presses);
  const refusal = useStore(list.refusal);
  const [mapApp, setMapApp] = useState(readMapApp);
  const tours = value && applyPresses(value.tours, presses);
  const chooseMapApp = (app: MapApp): void => {
    storeMapApp(app);
    setMapApp(app);
  };
  return (
    <OfficeFrame title={SAY.title}>
      <Notices isConnected={isConnected} problem={problem} refusal={refusal} presses={presses} />
      <p className="visually-hidden" role="status">
        {tours?.map(describe).join(' ')}
      </p>
      {tours?.length === 0 && <NoTour />}
      {tours?.map((tour) => (
        <TourPart key={tour.id} tour={tour} press={list.press} mapApp={mapApp} />
      ))}
      <MapAppChoice app={mapApp} onChoose={chooseMapApp} />
    </OfficeFrame>
  );
}

interface NoticesProps {
  readonly isConnected: boolean;
  readonly problem: string;
  readonly refusal: string;
  readonly presses: readonly Press[];
}

function Notices({ isConnected, problem, refusal, presses }: NoticesProps) {
  const isOffline = !isConnected;
  return (
    <>
      <Problems texts={[refusal, isOffline ? '' : problem]} />
      {isOffline && (
        <p className="notice" data-kind="warn" role="status">
          {presses.length > 0 ? SAY.waits : SAY.offline}
        </p>
      )}
    </>
  );
}

const NoTour = () => <EmptyState icon={<Icon name="bicycle" />} title={SAY.none} text={SAY.noneHelp} />;

interface TourPartProps {
  readonly tour: OwnTour;
  readonly press: OwnTourList['press'];
  readonly mapApp: MapApp;
}

function TourPart({ tour, press, mapApp }: TourPartProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const open = tour.stops.filter(isOpenStop);
  const current = open.find(({ orderId }) => orderId === chosen) ?? open.find(isUnderWay) ?? open[0];
  const others = open.filter((stop) => stop !== current);
  const waiting = open.filter(({ state }) => state === 'waiting');
  const start = { tour: tour.id, order: null, action: 'start' } as const;
  return (
    <section className="stack own-tour" aria-label={SAY.name(tour.number)}>
      <header className="own-tour-head">
        <h2>{SAY.name(tour.number)}</h2>
        <p>{SAY.progress(tour.stops.length - open.length, tour.stops.length)}</p>
        <Sums tour={tour} />
      </header>
      {waiting.length > 0 && (
        <button type="button" className="button button-main own-tour-start" onClick={() => press(start)}>
          {tour.state === 'planned' ? SAY.start : SAY.setOff}
        </button>
      )}
      {current ? (
        <StopCard
          key={current.orderId}
          stop={current}
          mapApp={mapApp}
          onPress={(action) => {
            setChosen(null);
            press({ tour: tour.id, order: current.orderId, action });
          }}
        />
      ) : (
        <p role="status">{SAY.ended}</p>
      )}
      <StopList stops={others} onChoose={setChosen} />
      <DoneStops stops={tour.stops.filter((stop) => !isOpenStop(stop))} />
    </section>
  );
}

const isUnderWay = ({ state }: OwnTour['stops'][number]): boolean => state === 'onTheWay';

const describe = ({ number, stops }: OwnTour): string =>
  `${SAY.name(number)}: ${SAY.progress(stops.filter((stop) => !isOpenStop(stop)).length, stops.length)}.`;

function Sums({ tour }: Pick<TourPartProps, 'tour'>) {
  const texts = dueSumTexts(sumDue(tour.stops));
  return (
    <>
      {(texts.length === 0 ? [ALL_PAID] : texts).map((text) => (
        <p key={text} className="own-tour-sum">
          {text}
        </p>
      ))}
    </>
  );
}
