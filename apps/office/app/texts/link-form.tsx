import type { Editor } from '@tiptap/core';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { TEXTS } from '@tischlein/wording/office';
import { useState } from 'react';

const { editor: SAY } = TEXTS;

// As the storefront renders links.
const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/i;

interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** The address of the link at the cursor or around the selected text. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [isTried, setTried] = useState(false);
  const isAllowed = ALLOWED.test(address.trim());
  const set = (): void => {
    setTried(true);
    if (!isAllowed) return;
    const href = address.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <div className="group rich-link">
      <TextField
        label={SAY.address}
        help={SAY.addressHelp}
        error={isTried && !isAllowed ? SAY.addressInvalid : null}
        ref={focusOnMount}
        inputMode="url"
        autoComplete="off"
        maxLength={1000}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') set();
          if (event.key === 'Escape') onDone();
        }}
      />
      <button type="button" className="button button-line" onClick={set}>
        {SAY.setLink}
      </button>
      {editor.isActive('link') && (
        <button type="button" className="button button-quiet" onClick={remove}>
          {SAY.removeLink}
        </button>
      )}
    </div>
  );
}
