import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { LegalEntityChange, ShopLegalEntity } from '@tischlein/contract/office';
import type { LegalEntity } from '@tischlein/domain/shop';
import { LAUNCH } from '@tischlein/wording/office';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { readVersioned, type Versioned } from '../api/versioned.ts';
import { ENTITY_FIELDS, NO_ENTITY, toEntity } from './entity-fields.ts';

/** An entity being edited; id null: a new one. */
interface EntityDraft {
  readonly id: ShopLegalEntity['id'];
  readonly entity: LegalEntity;
}

const documents: OpenDocuments<Versioned<ShopLegalEntity>, EntityDraft> = new Map();

export type EditedEntity = ReturnType<typeof useEntity>;

/** The legal entity of a shop, and those of the owner's other shops. */
export function useEntity(shop: string, onSaved?: () => void) {
  const all = useRemote({ key: shop, read: () => send(calls.listLegalEntities) });
  const { saved, part, change, isChanged, ...edited } = useDocument<Versioned<ShopLegalEntity>, EntityDraft>({
    key: shop,
    documents,
    read: () => readVersioned((sender) => sender(calls.getLegalEntity, { params: { shop } })),
    write: (before, next) => saveDraft(shop, before, next),
    part: ({ value: { id, entity } }) => ({ id, entity: entity ?? NO_ENTITY }),
    describe: ({ entity }) => {
      const typed = toEntity(entity);
      return ENTITY_FIELDS.map(({ field }) => ({ name: LAUNCH.entity.fields[field], text: typed[field] || '–' }));
    },
    onSaved,
  });
  return {
    ...edited,
    isChanged,
    isValid: part === null || !isChanged || part.entity.name.trim() !== '',
    /** null until loaded. */
    draft: part,
    others: all.value ?? [],
    /** Shops of the saved entity. */
    shops: saved && part?.id === saved.value.id ? saved.value.shops : [],
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
