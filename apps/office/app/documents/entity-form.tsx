import { CHECKED_FIELDS, type LegalEntity } from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { LAUNCH, legalEntityProblemText } from '@tischlein/wording/office';
import { checkMail } from '../api/check-mail.ts';
import { ENTITY_FIELDS, REQUIRED_FIELDS } from './entity-fields.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { type EditedEntity, useEntity } from './use-entity.ts';
import { Loading } from '../ui/loading.tsx';

const { entity: SAY } = LAUNCH;

interface EntityFormProps {
  readonly shop: string;
  readonly slug: string;
  readonly onSaved: () => void;
}

/** The company behind the shop, with the bar that saves it. */
export function EntityForm({ shop, slug, onSaved }: EntityFormProps) {
  const edited = useEntity(shop, onSaved);
  return (
    <>
      <EntityFields edited={edited} slug={slug} />
      <SaveBar edited={edited} saved={LAUNCH.saved} />
    </>
  );
}

/** A bad number that was saved before is said, too, but other things can be saved without it. */
function findError(field: keyof LegalEntity, { problems, isNameMissing }: EditedEntity): string | undefined {
  if (field === 'name') return isNameMissing ? SAY.nameMissing : undefined;
  const checked = CHECKED_FIELDS.find((each) => each === field);
  return checked && legalEntityProblemText(checked, problems);
}

interface EntityFieldsProps {
  readonly edited: EditedEntity;
  readonly slug: string;
}

/** The company behind the shop: its own, or that of another shop. */
export function EntityFields({ edited, slug }: EntityFieldsProps) {
  const { draft, others, change } = edited;
  if (!draft) return <Loading problem={edited.problem} />;
  const shared = edited.shops.filter((each) => each !== slug);
  const set = (field: keyof LegalEntity, text: string): void =>
    change({ ...draft, entity: { ...draft.entity, [field]: text } });
  return (
    <>
      {others.length > 0 && (
        <label className="field">
          <span>{SAY.choose}</span>
          <select
            className="input"
            value={draft.id ?? ''}
            onChange={({ target }) => edited.choose(others.find(({ id }) => id === target.value) ?? null)}
          >
            <option value="">{SAY.another}</option>
            {others.map(({ id, entity }) => (
              <option key={id} value={id}>
                {entity.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {shared.length > 0 && <p className="notice">{SAY.shared(shared)}</p>}
      {edited.isSuggested && <p className="notice">{SAY.suggested}</p>}
      <div className="form-grid">
        {ENTITY_FIELDS.map(({ field, type }) => {
          const props = {
            label: SAY.fields[field],
            remark: REQUIRED_FIELDS.includes(field) ? undefined : SAY.optional,
            error: findError(field, edited),
            autoComplete: 'off',
            maxLength: field === 'zip' ? 10 : 160,
            value: draft.entity[field] ?? '',
            onChange: ({ target }: { readonly target: { readonly value: string } }) => set(field, target.value),
          };
          return type === 'email' ? (
            <MailField key={field} check={checkMail} {...props} />
          ) : (
            <TextField key={field} type={type} {...props} />
          );
        })}
      </div>
      <p className="soft">{SAY.oneOf}</p>
    </>
  );
}
