import { ADDITIVES, ALLERGENS, type Declaration, type Declarations, DECLARATIONS } from '@tischlein/domain/menu';
import { declarationName } from '@tischlein/wording';
import { DISH_FORM } from '@tischlein/wording/office';
import { useId, useState } from 'react';
import { useEditing } from './editor-context.ts';

type Answer = 'contains' | 'nothing' | 'unknown';

interface DeclarationsInputProps {
  readonly declarations: Declarations;
  /** What 'unknown' means here. */
  readonly unknownHelp: string;
  readonly onChange: (declarations: Declarations) => void;
}

/** Three answers: it contains something, nothing that has to be declared, or unknown (S3 L2). */
export function DeclarationsInput({ declarations, unknownHelp, onChange }: DeclarationsInputProps) {
  const name = useId();
  // 'Contains' without a choice is no statement yet: it stays unknown until something is ticked.
  const [isChoosing, setChoosing] = useState(false);
  const answer: Answer =
    declarations === null ? (isChoosing ? 'contains' : 'unknown') : declarations.length > 0 ? 'contains' : 'nothing';
  const choose = (next: Answer): void => {
    setChoosing(next === 'contains');
    if (next === 'nothing') onChange([]);
    else if (next === 'unknown' || declarations?.length === 0) onChange(null);
  };
  const toggle = (declaration: Declaration, isIn: boolean): void => {
    const chosen = new Set(declarations);
    if (isIn) chosen.add(declaration);
    else chosen.delete(declaration);
    setChoosing(chosen.size === 0);
    onChange(chosen.size === 0 ? null : DECLARATIONS.filter((each) => chosen.has(each)));
  };
  const help: Readonly<Record<Answer, string>> = {
    contains: DISH_FORM.containsHelp,
    nothing: DISH_FORM.nothingHelp,
    unknown: unknownHelp,
  };
  return (
    <>
      <fieldset>
        <legend className="visually-hidden">{DISH_FORM.sections.allergene}</legend>
        {(['contains', 'nothing', 'unknown'] as const).map((each) => (
          <label key={each} className="tick">
            <input type="radio" name={name} checked={answer === each} onChange={() => choose(each)} />
            <span>
              {DISH_FORM.answers[each]}
              <small>{help[each]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {answer === 'contains' && (
        <>
          <Ticks title={DISH_FORM.allergens} list={ALLERGENS} chosen={declarations ?? []} onToggle={toggle} />
          <Ticks title={DISH_FORM.additives} list={ADDITIVES} chosen={declarations ?? []} onToggle={toggle} />
        </>
      )}
    </>
  );
}

interface TicksProps {
  readonly title: string;
  readonly list: readonly Declaration[];
  readonly chosen: readonly Declaration[];
  readonly onToggle: (declaration: Declaration, isIn: boolean) => void;
}

function Ticks({ title, list, chosen, onToggle }: TicksProps) {
  const { document } = useEditing();
  return (
    <fieldset className="editor-declare">
      <legend>{title}</legend>
      {list.map((declaration) => (
        <label key={declaration} className="tick">
          <input
            type="checkbox"
            checked={chosen.includes(declaration)}
            onChange={({ target }) => onToggle(declaration, target.checked)}
          />
          <span>
            {document.declarationCodes[declaration] && <b>{document.declarationCodes[declaration]} </b>}
            {declarationName(declaration)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
