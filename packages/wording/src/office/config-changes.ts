import { type AuditDetail, listAuditDetails, MOST_DETAILS } from '@tischlein/domain/audit';
import { listOwnSettings, type OwnValue } from '@tischlein/domain/own-values';
import type { ShopConfig } from '@tischlein/domain/shop';
import { describeConfigValue } from './own-values.ts';
import { settingName } from './setting-words.ts';

/** What a change of the configuration says in the audit log; at most some. Settings that are too large are named only. */
export const describeConfigChanges = (before: ShopConfig, after: ShopConfig): readonly AuditDetail[] =>
  listAuditDetails(before, after)
    .flatMap((detail) => {
      const values = listOwnSettings(before, after, [detail.topic]);
      return values.length === 0 ? [detail] : values.map((value) => toAuditDetail(value, { before, after }));
    })
    .slice(0, MOST_DETAILS);

const NOTHING = '–';
const CHANGES = { added: 'neu', removed: 'gelöscht', moved: 'umsortiert' } as const;

function toAuditDetail(
  value: OwnValue,
  { before, after }: { readonly before: ShopConfig; readonly after: ShopConfig },
): AuditDetail {
  const [, topic = ''] = value.path;
  const { name, field, franchise, here } = describeConfigValue(value, {
    franchise: { config: before },
    here: { config: after },
  });
  const item = name === settingName(topic) ? '' : name;
  const named = { topic, name: item, ...(field !== '' && { field }) };
  if (value.kind !== 'changed') return { ...named, before: null, after: CHANGES[value.kind] };
  return { ...named, before: toAuditText(franchise), after: toAuditText(here) };
}

const toAuditText = (text: string): string | null => (text === NOTHING ? null : text);
