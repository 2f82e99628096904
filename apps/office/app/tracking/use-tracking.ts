import type { ApiResult } from '@tischlein/contract/client';
import type { ShopConfig } from '@tischlein/domain/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { TRACKING_OFFICE } from '@tischlein/wording/office';
import { useState } from 'react';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import type { Fact } from '../ui/compare-facts.ts';
import { useConflict } from '../ui/use-conflict.ts';
import { findIdentifierProblem, type Identifier, listIdentifiers, toTrackingIds } from './identifiers.ts';
import { readOrigin } from './read-origin.ts';

export const COUNTING = ['off', 'own', 'host'] as const;

export interface TrackingChoice {
  readonly counting: (typeof COUNTING)[number];
  /** As typed; used only by 'host'. */
  readonly host: string;
  /** Sent while visits are counted; kept otherwise. */
  readonly identifiers: readonly Identifier[];
}

/** Whether and where visits are counted: loaded once, edited locally, saved as a whole. */
export function useTracking(shop: string) {
  const { value, problem, refusal, read, write } = useRemote({ key: shop, read: () => readConfig(shop) });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  /** null: nothing is changed. */
  const [edited, setEdited] = useState<TrackingChoice | null>(null);
  const saved = value ? toChoice(value.value) : null;
  const choice = edited ?? saved;
  const save = async (): Promise<boolean> => {
    if (!value || !choice) return false;
    const { code } = await saveOrAsk({
      base: value,
      send: (base) => write(() => saveChoice(shop, base, choice), takeAnswer),
      read: () => readConfig(shop),
      describe: (base) => describeChoice(toChoice(base.value)),
      describeMine: () => describeChoice(choice),
    });
    if (code === 'dropped') await read();
    if (code === 'saved' || code === 'dropped') setEdited(null);
    return code === 'saved';
  };
  return {
    choice,
    isChanged: JSON.stringify(choice) !== JSON.stringify(saved),
    isValid: choice !== null && isComplete(choice),
    isSaving,
    problem: refusal || problem,
    question,
    change: setEdited,
    save,
    discard: () => setEdited(null),
  };
}

const toChoice = ({ enableTracking = false, trackingHost = '', trackingIds }: ShopConfig): TrackingChoice => ({
  counting: enableTracking ? (trackingHost === '' ? 'own' : 'host') : 'off',
  host: trackingHost,
  identifiers: listIdentifiers(trackingIds),
});

const isComplete = ({ counting, host, identifiers }: TrackingChoice): boolean =>
  (counting !== 'host' || readOrigin(host) !== null) &&
  (counting === 'off' || identifiers.every((_, index) => findIdentifierProblem(identifiers, index) === null));

/** Saves the choice with the rest of the configuration and reads it back. The host is kept while nothing is counted. */
async function saveChoice(
  shop: string,
  { value, version }: Versioned<ShopConfig>,
  { counting, host, identifiers }: TrackingChoice,
): Promise<ApiResult<Versioned<ShopConfig>>> {
  const { trackingHost: _, ...others } = value;
  const origin = counting === 'own' ? null : readOrigin(host);
  const config = {
    ...others,
    enableTracking: counting !== 'off',
    ...(origin !== null && { trackingHost: origin }),
    ...(counting !== 'off' && { trackingIds: toTrackingIds(identifiers) }),
  };
  const answer = await saveConfig(shop, config, version);
  return answer.ok ? readConfig(shop) : answer;
}

const describeChoice = ({ counting, host, identifiers }: TrackingChoice): readonly Fact[] => [
  { name: TRACKING_OFFICE.legend, text: counting === 'host' ? host : TRACKING_OFFICE[counting] },
  {
    name: TRACKING_OFFICE.identifiers,
    text: identifiers.map(({ name, value }) => `${name}: ${value}`).join(', ') || TRACKING_OFFICE.noIdentifiers,
  },
];
