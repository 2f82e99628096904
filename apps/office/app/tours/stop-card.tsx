import type { OwnStop } from '@tischlein/contract/office';
import type { StopAction } from '@tischlein/domain/tours';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { DUE_NAMES, OWN_TOUR as SAY } from '@tischlein/wording/office';
import { euro } from '@tischlein/wording';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { type MapApp, toNavigationUrl } from './navigation.ts';

interface StopCardProps {
  readonly stop: OwnStop;
  readonly mapApp: MapApp;
  readonly onPress: (action: StopAction) => void;
}

/** A stop in full: where to, the amount due, and what the driver does there. */
export function StopCard({ stop, mapApp, onPress }: StopCardProps) {
  const { contact } = stop;
  return (
    <article className="stack box stop-card" aria-label={SAY.order(stop.number)}>
      <p className="row ends soft">
        <span>{SAY.order(stop.number)}</span>
        <span>{stop.isReady ? stop.dueLabel : SAY.notReady}</span>
      </p>
      {contact && (
        <>
          <address className="stop-card-address">
            <strong>
              {contact.street} {contact.streetNumber}
            </strong>
            {contact.floor && <span>{contact.floor}</span>}
            <span>
              {contact.zip} {contact.city}
            </span>
            <span>{[contact.name, contact.company].filter(Boolean).join(', ')}</span>
          </address>
          {stop.note && (
            <p className="ticket-note">
              <Icon name="note" />
              <span>
                <span className="visually-hidden">{SAY.note}: </span>
                {stop.note}
              </span>
            </p>
          )}
        </>
      )}
      {stop.ageCheck !== null && (
        <p className="ticket-note" data-allergy>
          <Icon name="age" />
          <strong>{SAY.age(stop.ageCheck)}</strong>
        </p>
      )}
      <Due stop={stop} />
      {contact && (
        <div className="stop-card-links">
          <a className="button button-line" href={toNavigationUrl(mapApp, contact)} target="_blank" rel="noreferrer">
            <Icon name="flag" />
            {SAY.navigate}
          </a>
          {contact.phone && (
            <a className="button button-line" href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              {SAY.call}
            </a>
          )}
        </div>
      )}
      {stop.state === 'onTheWay' && <Presses stop={stop} onPress={onPress} />}
    </article>
  );
}

function Due({ stop: { due, deposits } }: Pick<StopCardProps, 'stop'>) {
  return (
    <p className="row stop-card-due" data-kind={due.kind}>
      {due.kind !== 'paid' && <strong>{euro(due.amount)}</strong>}
      <span>{DUE_NAMES[due.kind]}</span>
      {due.kind !== 'paid' && due.kind !== 'rest' && deposits > 0 && <small>{SAY.deposits(deposits)}</small>}
    </p>
  );
}

function Presses({ stop, onPress }: Omit<StopCardProps, 'mapApp'>) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <div className="stack stop-card-presses">
        <p ref={focusOnMount} tabIndex={-1}>
          <strong>{SAY.notMetQuestion}</strong> {SAY.notMetHelp}
        </p>
        <button type="button" className="button button-line" onClick={() => onPress('later')}>
          {SAY.later}
        </button>
        <button type="button" className="button button-line" onClick={() => onPress('notMet')}>
          {SAY.bringBack}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
          {SAY.back}
        </button>
      </div>
    );
  return (
    <div className="stack stop-card-presses">
      <button type="button" className="button button-main" onClick={() => onPress('handOver')}>
        {stop.ageCheck === null ? SAY.handOver : SAY.handOverChecked}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {SAY.notMet}
      </button>
    </div>
  );
}
