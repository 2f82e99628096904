import type { ApiResult } from '@tischlein/contract/client';
import { findLegalPage, LEGAL_ROLES, type LegalRole, type ShopConfig, type StaticPage } from '@tischlein/domain/shop';
import { CONFLICT, LAUNCH } from '@tischlein/wording/office';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import type { Fact } from '../ui/compare-facts.ts';
import { useDraft } from '../documents/use-draft.ts';

export const ORDER_TYPES = ['supportDelivery', 'supportPickup', 'supportDineIn'] as const;

type OrderTypes = Pick<ShopConfig, (typeof ORDER_TYPES)[number]>;

interface ConfigEdits {
  readonly orderTypes: Partial<OrderTypes>;
  readonly texts: Readonly<Partial<Record<LegalRole, StaticPage>>>;
}

const NO_EDITS: ConfigEdits = { orderTypes: {}, texts: {} };

export type EditedConfig = ReturnType<typeof useConfig>;

/** The order types and legal texts of a shop. The forms share it, so that they do not overtake each other. */
export function useConfig(shop: string, onSaved: () => void) {
  const { saved, draft, change, question, ...edited } = useDraft<ShopConfig, ConfigEdits>({
    key: shop,
    read: () => readConfig(shop),
    write: (before, edits) => saveAndRead(shop, edits, before),
    apply: applyEdits,
    describe: describeConfig,
    onSaved,
  });
  const { orderTypes, texts } = draft ?? NO_EDITS;
  return {
    ...edited,
    isValid: true,
    /** Shown once, though several forms may be open. */
    conflict: question,
    /** With the edits; null until loaded. */
    config: saved && applyEdits(saved, { orderTypes, texts }),
    changeOrderTypes: (part: Partial<OrderTypes>) => change({ texts, orderTypes: { ...orderTypes, ...part } }),
    changeText: (role: LegalRole, page: StaticPage) => change({ orderTypes, texts: { ...texts, [role]: page } }),
  };
}

function applyEdits(config: ShopConfig, { orderTypes, texts }: ConfigEdits): ShopConfig {
  const edited = LEGAL_ROLES.flatMap((role) => texts[role] ?? []);
  const pages = edited.reduce(replacePage, config.pages);
  return { ...config, ...orderTypes, pages };
}

function replacePage(pages: readonly StaticPage[], page: StaticPage): readonly StaticPage[] {
  const isKnown = pages.some(({ id }) => id === page.id);
  return isKnown ? pages.map((each) => (each.id === page.id ? page : each)) : [...pages, page];
}

const describeConfig = (config: ShopConfig): readonly Fact[] => [
  ...ORDER_TYPES.map((type) => ({
    name: LAUNCH.orderTypes[type],
    text: config[type] ? CONFLICT.yes : CONFLICT.no,
  })),
  ...LEGAL_ROLES.flatMap((role) => {
    const page = findLegalPage(config.pages, role);
    return page ? [{ name: LAUNCH.texts.roles[role], text: LAUNCH.texts.excerpt(page.text), exact: page.text }] : [];
  }),
];

async function saveAndRead(
  shop: string,
  edits: ConfigEdits,
  { value, version }: Versioned<ShopConfig>,
): Promise<ApiResult<Versioned<ShopConfig>>> {
  const answer = await saveConfig(shop, applyEdits(value, edits), version);
  return answer.ok ? readConfig(shop) : answer;
}
