import * as calls from '@tischlein/contract/calls';
import { formatShopAddress } from '@tischlein/domain/shop';
import { RESTAURANT as SAY } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { send } from '../api/send.ts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import {
  applyRestaurant,
  describeRestaurant,
  findRestaurantProblems,
  isPlaceOutdated,
  isRestaurantValid,
  isSameAddress,
  mergeRestaurant,
  type RestaurantDraft,
  type RestaurantEdits,
  toRestaurant,
} from './restaurant-draft.ts';

const documents: ConfigDocuments<RestaurantDraft> = new Map();

export type EditedRestaurant = ReturnType<typeof useRestaurant>;

/** Name, address, place and contact of a shop, being edited. A new address gets its place before it is saved. */
export function useRestaurant(shop: string) {
  const { part: draft, saved, edit, ...edited } = useRestaurantDocument(shop);
  const { locate, forgetFound, ...locating } = useLocating(shop, edit);
  const savedPart = saved && toRestaurant(saved);
  const judged = judge(draft, savedPart);
  return {
    ...edited,
    ...locating,
    draft,
    savedPart,
    ...judged,
    isSaving: edited.isSaving || locating.isLocating,
    change: (edits: RestaurantEdits) => {
      forgetFound(edits);
      edit((now) => toRestaurant({ ...now, ...edits }));
    },
    locate: () => draft && locate(draft),
    save: async (): Promise<boolean> => {
      let sought: RestaurantDraft | null = null;
      // The address may be edited again while its place is looked for.
      for (let now = readDraft(shop); now && needsPlace(now, savedPart, sought); now = readDraft(shop)) {
        sought = now;
        await locate(now);
      }
      return edited.save();
    },
  };
}

const useRestaurantDocument = (shop: string) =>
  useConfigDocument<RestaurantDraft>({
    shop,
    documents,
    keys: [
      'title',
      'restaurantName',
      'restaurantStreet',
      'restaurantZip',
      'restaurantCity',
      'latitude',
      'longitude',
      'phone',
      'email',
    ],
    part: toRestaurant,
    apply: applyRestaurant,
    describe: describeRestaurant,
    merge: mergeRestaurant,
  });

const readDraft = (shop: string): RestaurantDraft | null => documents.get(shop)?.getPart() ?? null;

/** Whether the place of a draft is to be looked for before it is saved; `sought`: the draft for which it was. */
const needsPlace = (draft: RestaurantDraft, saved: RestaurantDraft | null, sought: RestaurantDraft | null): boolean =>
  saved !== null && isPlaceOutdated(draft, saved) && !(sought && isSameAddress(draft, sought));

/** What was found is about these. */
const PLACE_FIELDS = ['restaurantStreet', 'restaurantZip', 'restaurantCity', 'latitude', 'longitude'] as const;

const judge = (draft: RestaurantDraft | null, saved: RestaurantDraft | null) => ({
  needsPlace: draft !== null && saved !== null && isPlaceOutdated(draft, saved),
  problems: draft ? findRestaurantProblems(draft) : {},
  isValid: draft !== null && saved !== null && isRestaurantValid(draft, saved),
});

/** What came of looking for an address. */
interface Found {
  readonly text: string;
  readonly isProblem: boolean;
}

interface Search {
  readonly address: string;
  readonly task: Promise<void>;
}

function useLocating(shop: string, edit: (change: (now: RestaurantDraft) => RestaurantDraft) => void) {
  const [found, setFound] = useState<Found | null>(null);
  const [isLocating, setLocating] = useState(false);
  const latest = useRef<Search | null>(null);
  const find = async (draft: RestaurantDraft, location: string): Promise<Found> => {
    const answer = await send(calls.locateAddress, { params: { shop }, body: { location } });
    if (!answer.ok) return { text: answer.problem.message, isProblem: true };
    const { point, isEstimated, address } = answer.value;
    if (!point) return { text: SAY.notFound, isProblem: true };
    // The address may have been edited since: a place belongs to one address.
    edit((now) => (isSameAddress(now, draft) ? { ...now, ...point } : now));
    return { text: isEstimated ? SAY.foundZip(address.zip) : SAY.found, isProblem: false };
  };
  /** Resolves once the place is found; one search for an address at a time. */
  const locate = (draft: RestaurantDraft): Promise<void> => {
    const address = formatShopAddress(draft);
    if (latest.current?.address === address) return latest.current.task;
    setLocating(true);
    const show = async (): Promise<void> => {
      const outcome = await find(draft, address);
      if (latest.current !== search) return;
      latest.current = null;
      setLocating(false);
      setFound(outcome);
    };
    const search: Search = { address, task: show() };
    latest.current = search;
    return search.task;
  };
  const forgetFound = (edits: RestaurantEdits): void => {
    if (PLACE_FIELDS.some((field) => field in edits)) setFound(null);
  };
  return { found, isLocating, locate, forgetFound };
}
