import type { MenuDocument } from '@tischlein/domain/menu';
import type { EditorProblem, MenuPart, ReadMenu } from '@tischlein/domain/menu-editing';
import { EDITOR } from '@tischlein/wording/office';
import { type ReactNode, useCallback, useState } from 'react';
import type { EditedMenu } from '../menu/use-menu.ts';
import { UnreadableContext } from '../ui/unreadable-context.ts';
import { EditingContext } from './editor-context.ts';
import { EditorBar } from './editor-bar.tsx';
import { readOnce } from './read-once.ts';
import { OwnValuesCard } from '../frame/own-values.tsx';
import { OwnValuesContext } from '../frame/own-values-context.ts';
import { useOwnItemValues } from '../menu/use-own-item-values.ts';

interface EditorProps {
  readonly shop: string;
  readonly edited: EditedMenu;
  readonly menu: MenuDocument;
  readonly isReadOnly: boolean;
  /** The item of the menu that is edited, to compare it with that of the franchise: ['dishes', 'margherita']. */
  readonly item?: readonly [part: MenuPart, id: string];
  readonly check: (read: ReadMenu) => readonly EditorProblem[];
  /** Above the form. */
  readonly head?: ReactNode;
  /** What guests see; on phones behind a button of the bar. */
  readonly preview?: ReactNode;
  readonly children: ReactNode;
}

/** A form over the draft of the menu, with its problems, a preview and the bar that saves. */
export function Editor({ shop, edited, menu, item, isReadOnly, check, head, preview, children }: EditorProps) {
  const read = readOnce(menu);
  const problems = check(read);
  const [unreadable, setUnreadable] = useState<ReadonlyMap<string, string>>(new Map());
  const noteUnreadable = useCallback((id: string, message: string | null): void => {
    setUnreadable((before) => {
      if ((before.get(id) ?? null) === message) return before;
      const next = new Map(before);
      if (message === null) next.delete(id);
      else next.set(id, message);
      return next;
    });
  }, []);
  // A label names what changed, so consecutive edits of one field are one step.
  const change: EditedMenu['change'] = (label, edit) => edited.change(label, edit, label);
  const own = useOwnItemValues({ menu, item, edited });
  return (
    <OwnValuesContext value={own}>
      <EditingContext value={{ shop, document: menu, read, problems, change }}>
        <UnreadableContext value={noteUnreadable}>
          {head}
          {isReadOnly && <p className="notice">{EDITOR.readOnly}</p>}
          <div className="with-aside editor-columns">
            <fieldset disabled={isReadOnly}>
              <legend className="visually-hidden">{EDITOR.form}</legend>
              {children}
            </fieldset>
            {(preview || own) && (
              <aside className="stack editor-aside">
                <OwnValuesCard />
                {preview}
              </aside>
            )}
          </div>
          {!isReadOnly && (
            <EditorBar
              edited={edited}
              problems={problems.filter(({ severity }) => severity === 'error')}
              unreadable={[...unreadable.values()]}
              preview={preview}
            />
          )}
        </UnreadableContext>
      </EditingContext>
    </OwnValuesContext>
  );
}
