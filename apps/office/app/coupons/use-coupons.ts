import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { OfficeCoupon } from '@tischlein/contract/office';
import { couponCodeKey } from '@tischlein/domain/offers';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { readVersioned, type Versioned } from '../api/versioned.ts';
import { useConflict } from '../ui/use-conflict.ts';
import { useUnsavedDraft } from '../ui/use-unsaved-draft.ts';
import { describeCoupon } from './describe-coupon.ts';

type Coupons = readonly OfficeCoupon[];
interface Draft {
  readonly base: Versioned<Coupons>;
  readonly coupons: Coupons;
}

const drafts = new Map<string, Draft>();

/** The coupons of the list: edited locally, saved as a whole; what others have changed elsewhere stays. */
export function useCoupons(shop: string) {
  const { value, problem, refusal, write } = useRemote({ key: `coupons ${shop}`, read: () => readCoupons(shop) });
  const { unsaved, isChanged, saveDraft } = useUnsavedDraft<Draft>({
    drafts,
    shop,
    isChanged: ({ base, coupons }) => JSON.stringify(base.value) !== JSON.stringify(coupons),
  });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  const save = async (): Promise<boolean> => {
    if (!unsaved) return false;
    const { code } = await saveOrAsk({
      base: unsaved.base,
      send: (base) => write(() => saveCoupons(shop, base, merge(unsaved, base.value)), takeAnswer),
      read: () => readCoupons(shop),
      describe: (saved) => saved.value.map(describeCoupon),
      describeMine: (saved) => merge(unsaved, saved.value).map(describeCoupon),
    });
    if (code === 'saved' || code === 'dropped') saveDraft(null);
    return code === 'saved';
  };
  return {
    /** undefined: not read yet. */
    coupons: unsaved?.coupons ?? value?.value,
    change: (coupons: Coupons) => value && saveDraft({ base: unsaved?.base ?? value, coupons }),
    edited: {
      isChanged,
      isValid: true,
      isSaving,
      problem: refusal || problem,
      question,
      save,
      discard: () => saveDraft(null),
    },
  };
}

/** My changes on top of the saved list. */
function merge({ base, coupons }: Draft, saved: Coupons): Coupons {
  const before = index(base.value);
  const mine = index(coupons);
  const isMine = (code: string): boolean => JSON.stringify(before.get(code)) !== JSON.stringify(mine.get(code));
  const kept = saved.flatMap((coupon) => {
    const code = couponCodeKey(coupon.code);
    if (!isMine(code)) return [coupon];
    const own = mine.get(code);
    return own ? [own] : [];
  });
  const known = index(saved);
  const added = coupons.filter(({ code }) => !known.has(couponCodeKey(code)) && isMine(couponCodeKey(code)));
  return [...kept, ...added];
}

const index = (coupons: Coupons): ReadonlyMap<string, OfficeCoupon> =>
  new Map(coupons.map((coupon) => [couponCodeKey(coupon.code), coupon]));

const readCoupons = (shop: string): Promise<ApiResult<Versioned<Coupons>>> =>
  readVersioned<Coupons>((sender) => sender(calls.listCoupons, { params: { shop } }));

async function saveCoupons(
  shop: string,
  { version }: Versioned<Coupons>,
  coupons: Coupons,
): Promise<ApiResult<Versioned<Coupons>>> {
  const headers = { 'if-match': version };
  const answer = await send(calls.saveCoupons, { params: { shop }, headers, body: [...coupons] });
  return answer.ok ? readCoupons(shop) : answer;
}
