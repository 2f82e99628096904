import * as calls from '@tischlein/contract/calls';
import type { LegalEntityChange, ShopLegalEntity } from '@tischlein/contract/office';
import type { LegalEntity } from '@tischlein/domain/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { readVersioned, type Versioned } from '../api/versioned.ts';
import { NO_ENTITY, toEntity } from './entity-fields.ts';
import { useDraft } from './use-draft.ts';

/** An entity being edited; id null: a new one. */
interface EntityDraft {
  readonly id: ShopLegalEntity['id'];
  readonly entity: LegalEntity;
}

/** The legal entity of a shop, and those of the owner's other shops. */
export function useEntity(shop: string, onSaved: () => void) {
  const params = { shop };
  const all = useRemote({ key: shop, read: () => send(calls.listLegalEntities) });
  const { saved, draft, change, ...edited } = useDraft<Versioned<ShopLegalEntity>, EntityDraft>({
    key: shop,
    read: () => readVersioned((sender) => sender(calls.getLegalEntity, { params })),
    write: (before, next) => {
      const [headers, body] = [{ 'if-match': before.version }, toChange(next, before.value)];
      return readVersioned((sender) => sender(calls.saveLegalEntity, { params, headers, body }));
    },
    onSaved,
  });
  const shown = draft ?? (saved && { id: saved.value.id, entity: saved.value.entity ?? NO_ENTITY });
  return {
    ...edited,
    isValid: shown !== null && shown.entity.name.trim() !== '',
    /** null until loaded. */
    draft: shown,
    others: all.value ?? [],
    /** Shops of the saved entity. */
    shops: saved && shown?.id === saved.value.id ? saved.value.shops : [],
    change,
    choose: (other: EntityDraft | null) => change(other ?? { id: null, entity: NO_ENTITY }),
  };
}

function toChange({ id, entity }: EntityDraft, saved: ShopLegalEntity): LegalEntityChange {
  if (id === null) return { kind: 'create', entity: toEntity(entity) };
  return id === saved.id ? { kind: 'change', entity: toEntity(entity) } : { kind: 'choose', id };
}
