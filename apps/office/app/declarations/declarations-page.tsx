import type { DeclarationState, OfficeSession } from '@tischlein/contract/office';
import { DECLARED_KINDS } from '@tischlein/domain/menu';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { DECLARED, PARTICULAR_NAMES } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { LongList } from '../ui/long-list.tsx';
import { Tick } from '../ui/tick.tsx';
import { describeNamed } from './describe-declarations.ts';
import { type Confirming, toDeclaredKey, useDeclarations } from './use-declarations.ts';

interface DeclarationsPageProps {
  readonly shop: OfficeSession['shops'][number];
}

type Unknown = DeclarationState['unknown'][number];

/** Dishes and ingredients with unknown declarations, which owners confirm together (S3 L2). */
export function DeclarationsPage({ shop }: DeclarationsPageProps) {
  const confirming = useDeclarations(shop.id);
  const { state, problem, question, done } = confirming;
  const mayEdit = useOffice().may('menu', 'write');
  return (
    <OfficeFrame title={DECLARED.title}>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{done > 0 && DECLARED.done(done)}</p>
      {state && state.unknown.length === 0 && <p>{DECLARED.nothing}</p>}
      {state && state.unknown.length > 0 && (
        <>
          <p className="page-lead">{DECLARED.help}</p>
          {!mayEdit && <p className="notice">{DECLARED.onlyOwners}</p>}
          <Unknowns confirming={confirming} state={state} mayEdit={mayEdit} />
        </>
      )}
      <ConflictDialog question={question} />
      {state && state.lacking.length > 0 && <Lacking lacking={state.lacking} shop={shop.slug} />}
      {state && state.confirmed.length > 0 && <Confirmed confirmed={state.confirmed} />}
    </OfficeFrame>
  );
}

interface UnknownsProps {
  readonly confirming: Confirming;
  readonly state: DeclarationState;
  readonly mayEdit: boolean;
}

function Unknowns({ confirming, state: { unknown }, mayEdit }: UnknownsProps) {
  const { chosen, choose, chooseAll, confirm } = confirming;
  const form = useForm({
    first: {},
    check: () => ({ chosen: chosen.size === 0 ? DECLARED.noneChosen : '' }),
    take: confirm,
  });
  const plain = unknown.filter(({ unclear }) => unclear === '');
  return (
    <Form form={form}>
      <fieldset disabled={!mayEdit}>
        <legend className="visually-hidden">{DECLARED.title}</legend>
        <Tick
          label={DECLARED.all}
          isOn={plain.length > 0 && plain.every((item) => chosen.has(toDeclaredKey(item)))}
          onChange={(isOn) => chooseAll(isOn ? plain : [])}
        />
        {DECLARED_KINDS.map((kind) => (
          <Kind
            key={kind}
            title={DECLARED.kinds[kind]}
            items={unknown.filter((item) => item.kind === kind)}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
        <div className="office-part form-grid">
          <p>{DECLARED.statement}</p>
          {chosen.size === 0 && form.errors['chosen'] && (
            <p className="field-error" role="alert">
              {form.errors['chosen']}
            </p>
          )}
          <BusyButton type="submit" isBusy={form.busy === ''}>
            {DECLARED.confirm(chosen.size)}
          </BusyButton>
        </div>
      </fieldset>
    </Form>
  );
}

interface KindProps {
  readonly title: string;
  readonly items: readonly Unknown[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (item: Unknown, isChosen: boolean) => void;
}

function Kind({ title, items, chosen, onChoose }: KindProps) {
  if (items.length === 0) return null;
  return (
    <section className="office-part" aria-label={title}>
      <h2>{title}</h2>
      <LongList rows={items}>
        {(item) => (
          <li key={toDeclaredKey(item)} className="stock-row">
            <label className="tick">
              <input
                type="checkbox"
                checked={chosen.has(toDeclaredKey(item))}
                onChange={({ target }) => onChoose(item, target.checked)}
              />
              <span className="stock-name">
                <strong>{item.name}</strong>
                <small>{item.place}</small>
                <small>{describeNamed(item)}</small>
                {item.unclear && <span className="stock-end">{DECLARED.unclear(item.unclear)}</span>}
              </span>
            </label>
          </li>
        )}
      </LongList>
    </section>
  );
}

interface LackingProps extends Pick<DeclarationState, 'lacking'> {
  /** Slug of the shop. */
  readonly shop: string;
}

/** Prepacked goods that are sold at the table only until their particulars are complete (S3 L14). */
function Lacking({ lacking, shop }: LackingProps) {
  return (
    <section className="office-part" aria-label={DECLARED.lacking}>
      <h2>{DECLARED.lacking}</h2>
      <p>{DECLARED.lackingHelp}</p>
      <LongList rows={lacking}>
        {({ id, name, missing }) => (
          <li key={id} className="stock-row">
            <span className="stock-name">
              <Link to={`/${shop}/karte/gericht/${id}#verkauf`}>{name}</Link>
              <small>{DECLARED.lackingPart(missing.map((particular) => PARTICULAR_NAMES[particular]))}</small>
            </span>
          </li>
        )}
      </LongList>
    </section>
  );
}

function Confirmed({ confirmed }: Pick<DeclarationState, 'confirmed'>) {
  return (
    <section className="office-part" aria-label={DECLARED.confirmed}>
      <h2>{DECLARED.confirmed}</h2>
      <ul>
        {confirmed.map(({ by, at, names }) => (
          <li key={`${at} ${by}`} className="stock-row">
            <span className="stock-name">
              <strong>{DECLARED.by(formatDateTime(at), by)}</strong>
              <small>{names.join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
