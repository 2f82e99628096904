import { EDITOR } from '@tischlein/wording/office';
import { goToBlock } from './go-to-block.ts';

export interface EditorState {
  readonly kind: 'good' | 'warn' | 'bad';
  readonly words: string;
}

interface EditorHeadProps {
  readonly state?: EditorState;
  /** Blocks of the form by id. */
  readonly anchors?: Readonly<Record<string, string>>;
}

/** The state of an entry, and links to the blocks of its form. */
export function EditorHead({ state, anchors = {} }: EditorHeadProps) {
  return (
    <>
      {state && (
        <p className="state" data-kind={state.kind}>
          {state.words}
        </p>
      )}
      {Object.keys(anchors).length > 0 && (
        <nav className="editor-anchors" aria-label={EDITOR.anchors}>
          {Object.entries(anchors).map(([id, words]) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={(event) => {
                // A jump inside the page is no step of the history.
                event.preventDefault();
                goToBlock(id);
              }}
            >
              {words}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
