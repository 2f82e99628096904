import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { LegalEntityChange, ShopLegalEntity } from '@tischlein/contract/office';
import { findLegalEntityProblems, findNewProblems, type LegalEntity } from '@tischlein/domain/shop';
import { LAUNCH } from '@tischlein/wording/office';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { readConfig } from '../api/shop-config.ts';
import { readVersioned, type Versioned } from '../api/versioned.ts';
import { ENTITY_FIELDS, NO_ENTITY, suggestEntity, toEntity } from './entity-fields.ts';

/** An entity being edited; id null: a new one. */
interface EntityDraft {
  readonly id: ShopLegalEntity['id'];
  readonly entity: LegalEntity;
}

interface ReadEntity extends Versioned<ShopLegalEntity> {
  /** Initial values of the form while the shop has no entity. */
  readonly suggested?: LegalEntity;
}

const documents: OpenDocuments<ReadEntity, EntityDraft> = new Map();

export type EditedEntity = ReturnType<typeof useEntity>;

/** The legal entity of a shop, and those of the owner's other shops. */
export function useEntity(shop: string, onSaved?: () => void) {
  const all = useRemote({ key: shop, read: () => send(calls.listLegalEntities) });
  const { saved, part, change, isChanged, ...edited } = useDocument<ReadEntity, EntityDraft>({
    key: shop,
    documents,
    read: () => readEntity(shop),
    write: (before, next) => saveDraft(shop, before, next),
    part: ({ value: { id, entity }, suggested }) => ({ id, entity: entity ?? suggested ?? NO_ENTITY }),
    describe: ({ entity }) => {
      const typed = toEntity(entity);
      return ENTITY_FIELDS.map(({ field }) => ({ name: LAUNCH.entity.fields[field], text: typed[field] || '–' }));
    },
    onSaved,
  });
  const isNameMissing = part?.entity.name.trim() === '';
  return {
    ...edited,
    isChanged,
    isValid:
      !isChanged || !(isNameMissing || hasNewProblems(part, [...(saved ? [saved.value] : []), ...(all.value ?? [])])),
    isNameMissing: isChanged && isNameMissing,
    problems: part ? findLegalEntityProblems(toEntity(part.entity)) : {},
    /** null until loaded. */
    draft: part,
    /** Whether the form began with the restaurant's values, which are not saved as a company yet. */
    isSuggested: saved?.suggested !== undefined && part?.id === null,
    others: all.value ?? [],
    /** Shops of the saved entity. */
    shops: saved && part?.id === saved.value.id ? saved.value.shops : [],
    change,
    choose: (other: EntityDraft | null) => change(other ?? { id: null, entity: saved?.suggested ?? NO_ENTITY }),
  };
}

/** The entity of a shop; without one, the restaurant's own name, address and contact to begin with. */
async function readEntity(shop: string): Promise<ApiResult<ReadEntity>> {
  const answer = await readVersioned((sender) => sender(calls.getLegalEntity, { params: { shop } }));
  if (!answer.ok || answer.value.value.entity !== null) return answer;
  const config = await readConfig(shop);
  return config.ok ? { ok: true, value: { ...answer.value, suggested: suggestEntity(config.value.value) } } : config;
}

/** Whether the edits have a problem that the entity as it is saved has not. */
function hasNewProblems(draft: EntityDraft | null, known: readonly Pick<ShopLegalEntity, 'id' | 'entity'>[]): boolean {
  const before = known.find(({ id }) => id !== null && id === draft?.id)?.entity ?? null;
  return draft !== null && Object.keys(findNewProblems(toEntity(draft.entity), before)).length > 0;
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
