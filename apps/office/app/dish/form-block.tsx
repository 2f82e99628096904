import type { EditorField } from '@tischlein/domain/menu-editing';
import { EDITOR, editorProblem } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { type ReactNode, useId } from 'react';
import { findProblems, useEditing } from './editor-context.ts';
import { OwnValues } from '../frame/own-values.tsx';

interface FormBlockProps {
  /** Anchor of the block. */
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  /** Fields whose problems are listed at the top of this block. */
  readonly fields?: readonly EditorField[];
  /** Where its fields are that a branch may have of its own: 'menu/dishes/margherita/prices'. */
  readonly own?: readonly string[];
  readonly children: ReactNode;
}

/** A titled part of an editor's form; it lists its problems. */
export function FormBlock({ id, title, help, fields = [], own = [], children }: FormBlockProps) {
  const titleId = useId();
  return (
    <section className="stack editor-block" id={id} aria-labelledby={titleId} tabIndex={-1}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {help && <p>{help}</p>}
      </header>
      <FieldProblems fields={fields} />
      {children}
      {own.length > 0 && <OwnValues at={own} />}
    </section>
  );
}

/** The problems of these fields. */
function FieldProblems({ fields }: { readonly fields: readonly EditorField[] }) {
  const { problems } = useEditing();
  const found = fields.flatMap((field) => findProblems(problems, field));
  if (found.length === 0) return null;
  return (
    <ul className="group editor-problems">
      {found.map((problem) => (
        <li key={`${problem.code} ${problem.reference}`} data-kind={problem.severity}>
          <Icon name="alert" />
          <span>
            <span className="visually-hidden">{EDITOR.severities[problem.severity]} </span>
            {editorProblem(problem)}
          </span>
        </li>
      ))}
    </ul>
  );
}
