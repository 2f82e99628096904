import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { LegalEntityChange, ShopLegalEntity } from '@tischlein/contract/office';
import type { LegalEntity } from '@tischlein/domain/shop';
import { LAUNCH } from '@tischlein/wording/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { readVersioned, type Versioned } from '../api/versioned.ts';
import { ENTITY_FIELDS, NO_ENTITY, toEntity } from './entity-fields.ts';
import { useDraft } from './use-draft.ts';

/** An entity being edited; id null: a new one. */
interface EntityDraft {
  readonly id: ShopLegalEntity['id'];
  readonly entity: LegalEntity;
}

/** The legal entity of a shop, and those of the owner's other shops. */
export function useEntity(shop: string, onSaved: () => void) {
  const all = useRemote({ key: shop, read: () => send(calls.listLegalEntities) });
  const { saved, draft, change, ...edited } = useDraft<ShopLegalEntity, EntityDraft>({
    key: shop,
    read: () => readVersioned((sender) => sender(calls.getLegalEntity, { params: { shop } })),
    write: (before, next) => saveDraft(shop, before, next),
    apply: (before, { id, entity }) => ({ ...before, id, entity: toEntity(entity) }),
    describe: ({ entity }) =>
      ENTITY_FIELDS.map(({ field }) => ({ name: LAUNCH.entity.fields[field], text: entity?.[field] ?? '–' })),
    onSaved,
  });
  const shown = draft ?? (saved && { id: saved.id, entity: saved.entity ?? NO_ENTITY });
  return {
    ...edited,
    isValid: shown !== null && shown.entity.name.trim() !== '',
    /** null until loaded. */
    draft: shown,
    others: all.value ?? [],
    /** Shops of the saved entity. */
    shops: saved && shown?.id === saved.id ? saved.shops : [],
    change,
    choose: (other: EntityDraft | null) => change(other ?? { id: null, entity: NO_ENTITY }),
  };
}

/** Saves the edits; first the entity is chosen if it is another one than before. */
async function saveDraft(
  shop: string,
  { value, version }: Versioned<ShopLegalEntity>,
  { id, entity }: EntityDraft,
): Promise<ApiResult<Versioned<ShopLegalEntity>>> {
  const save = (ifMatch: string, body: LegalEntityChange) =>
    readVersioned((sender) =>
      sender(calls.saveLegalEntity, { params: { shop }, headers: { 'if-match': ifMatch }, body }),
    );
  const edited = toEntity(entity);
  if (id === null) return save(version, { kind: 'create', entity: edited });
  if (id === value.id) return save(version, { kind: 'change', entity: edited });
  const chosen = await save(version, { kind: 'choose', id });
  if (!chosen.ok || (chosen.value.value.entity && isSame(toEntity(chosen.value.value.entity), edited))) return chosen;
  return save(chosen.value.version, { kind: 'change', entity: edited });
}

const isSame = (one: LegalEntity, other: LegalEntity): boolean =>
  ENTITY_FIELDS.every(({ field }) => one[field] === other[field]);
