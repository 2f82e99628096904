import type { ApiResult } from '@tischlein/contract/client';
import type { GroupOrderDiscount } from '@tischlein/domain/offers';
import type { ShopConfig } from '@tischlein/domain/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { euro } from '@tischlein/wording';
import { offerKindName, reductionWords } from '@tischlein/wording/office';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import type { Fact } from '../ui/compare-facts.ts';
import { useConflict } from '../ui/use-conflict.ts';
import { useUnsavedDraft } from '../ui/use-unsaved-draft.ts';

type Stages = readonly GroupOrderDiscount[];
interface Draft {
  readonly base: Versioned<ShopConfig>;
  readonly stages: Stages;
}

const drafts = new Map<string, Draft>();

/** The stages of the group discount, saved with the configuration of the shop. */
export function useGroupDiscounts(shop: string) {
  const { value, problem, refusal, write } = useRemote({ key: `config ${shop}`, read: () => readConfig(shop) });
  const { unsaved, isChanged, saveDraft } = useUnsavedDraft<Draft>({
    drafts,
    shop,
    isChanged: ({ base, stages }) => JSON.stringify(base.value.groupOrderDiscounts) !== JSON.stringify(stages),
  });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  const save = async (): Promise<boolean> => {
    if (!unsaved) return false;
    const { code } = await saveOrAsk({
      base: unsaved.base,
      send: (base) => write(() => saveStages(shop, base, unsaved.stages), takeAnswer),
      read: () => readConfig(shop),
      describe: (saved) => describeStages(saved.value.groupOrderDiscounts),
      describeMine: () => describeStages(unsaved.stages),
    });
    if (code === 'saved' || code === 'dropped') saveDraft(null);
    return code === 'saved';
  };
  return {
    stages: unsaved?.stages ?? value?.value.groupOrderDiscounts ?? [],
    change: (stages: Stages) => value && saveDraft({ base: unsaved?.base ?? value, stages }),
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

async function saveStages(
  shop: string,
  { value, version }: Versioned<ShopConfig>,
  stages: Stages,
): Promise<ApiResult<Versioned<ShopConfig>>> {
  const answer = await saveConfig(shop, { ...value, groupOrderDiscounts: stages }, version);
  return answer.ok ? readConfig(shop) : answer;
}

const describeStages = (stages: Stages): readonly Fact[] => [
  {
    name: offerKindName('groupDiscount'),
    text: stages
      .map(
        ({ discountType, value, minimumOrderValue }) =>
          `${reductionWords(discountType, value)} ab ${euro(minimumOrderValue)}`,
      )
      .join(', '),
  },
];
