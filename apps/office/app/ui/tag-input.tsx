import { EDITOR } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { useId, useRef, useState } from 'react';
import './tag-input.css';

interface TagOption<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** Shown small beside the name: '11,90', 'A, G'. */
  readonly note?: string;
}

interface TagInputProps<Id extends string> {
  readonly label: string;
  readonly chosen: readonly TagOption<Id>[];
  /** What can be added. */
  readonly options: readonly TagOption<Id>[];
  readonly help?: string;
  readonly onAdd: (id: Id) => void;
  readonly onRemove: (id: Id) => void;
  /** Creates an entry of a new name. */
  readonly onCreate?: (name: string) => void;
  /** Moves an entry to the front. */
  readonly onFirst?: (id: Id) => void;
}

// A browser shows a long list of suggestions slowly.
const MOST_SUGGESTIONS = 400;

/** Chosen entries with a field that adds one by its name; Backspace in the empty field removes the last. */
export function TagInput<Id extends string>(props: TagInputProps<Id>) {
  const { label, chosen, options, help, onAdd, onRemove, onCreate } = props;
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const open = options.filter((option) => !chosen.some((each) => each.id === option.id));
  const take = (typed: string, isEntered: boolean): void => {
    const name = typed.trim();
    const found = open.find((option) => isSame(option.name, name));
    if (found) onAdd(found.id);
    else if (isEntered && onCreate && name !== '' && !chosen.some((each) => isSame(each.name, name))) onCreate(name);
    setText(found || (isEntered && onCreate) ? '' : typed);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="tag-input">
        <Chosen {...props} onRemoved={() => field.current?.focus()} />
        <input
          ref={field}
          id={id}
          list={`${id}-options`}
          value={text}
          maxLength={120}
          placeholder={EDITOR.add}
          autoComplete="off"
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={({ target, nativeEvent }) => {
            // Browsers report a chosen suggestion as a replacement or as an event without a type.
            const isChosen = !('inputType' in nativeEvent) || nativeEvent.inputType === 'insertReplacementText';
            if (isChosen) take(target.value, false);
            else setText(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              take(text, true);
            }
            const last = chosen.at(-1);
            if (event.key === 'Backspace' && text === '' && last) onRemove(last.id);
          }}
          onBlur={() => take(text, false)}
        />
        <datalist id={`${id}-options`}>
          {open.slice(0, MOST_SUGGESTIONS).map((option) => (
            <option key={option.id} value={option.name}>
              {option.name}
            </option>
          ))}
        </datalist>
      </div>
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}

const isSame = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

function Chosen<Id extends string>({
  label,
  chosen,
  onRemove,
  onFirst,
  onRemoved,
}: TagInputProps<Id> & { readonly onRemoved: () => void }) {
  return (
    <ul aria-label={label}>
      {chosen.map(({ id, name, note }, index) => (
        <li key={id}>
          {onFirst && index > 0 ? (
            <button type="button" className="tag-input-name" onClick={() => onFirst(id)}>
              {name}
              {note && <small>{note}</small>}
              <span className="visually-hidden"> {EDITOR.toFront}</span>
            </button>
          ) : (
            <span>
              {name}
              {note && <small>{note}</small>}
            </span>
          )}
          <button
            type="button"
            aria-label={EDITOR.remove(name)}
            onClick={() => {
              onRemove(id);
              onRemoved();
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
