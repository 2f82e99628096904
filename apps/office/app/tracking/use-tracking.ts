import type { ShopConfig } from '@tischlein/domain/shop';
import type { Fact } from '@tischlein/ui/compare-facts';
import { TRACKING_OFFICE } from '@tischlein/wording/office';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
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

const documents: ConfigDocuments<TrackingChoice> = new Map();

/** Whether and where visits are counted. */
export function useTracking(shop: string) {
  const { part: choice, ...edited } = useConfigDocument<TrackingChoice>({
    shop,
    documents,
    keys: ['enableTracking', 'trackingHost', 'trackingIds'],
    part: toChoice,
    apply,
    describe,
  });
  return {
    ...edited,
    choice,
    isValid: choice !== null && isComplete(choice),
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

/** The host is kept while nothing is counted. */
function apply(
  { trackingHost: _, ...config }: ShopConfig,
  { counting, host, identifiers }: TrackingChoice,
): ShopConfig {
  const origin = counting === 'own' ? null : readOrigin(host);
  return {
    ...config,
    enableTracking: counting !== 'off',
    ...(origin !== null && { trackingHost: origin }),
    ...(counting !== 'off' && { trackingIds: toTrackingIds(identifiers) }),
  };
}

const describe = ({ counting, host, identifiers }: TrackingChoice): readonly Fact[] => [
  { name: TRACKING_OFFICE.legend, text: counting === 'host' ? host : TRACKING_OFFICE[counting] },
  {
    name: TRACKING_OFFICE.identifiers,
    text: identifiers.map(({ name, value }) => `${name}: ${value}`).join(', ') || TRACKING_OFFICE.noIdentifiers,
  },
];
