import { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { EditorToolbar } from './editor-toolbar.tsx';
import { EXTENSIONS, readMarkdown, writeMarkdown } from './markdown.ts';

interface RichEditorProps {
  readonly label: string;
  /** Markdown; later texts need another key. */
  readonly text: string;
  readonly isReadOnly?: boolean;
  readonly onChange?: (text: string) => void;
}

/** Edits a merchant's Markdown as guests see it: headings, lists, links, tables. */
export function RichEditor({ label, text, isReadOnly = false, onChange }: RichEditorProps) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, countChange] = useState(0);
  const latest = useRef(onChange);
  const [open] = useState(() => (element: HTMLDivElement) => {
    const opened = openEditor({ element, label, text, isReadOnly });
    opened.on('update', () => latest.current?.(writeMarkdown(opened.getJSON())));
    // The toolbar shows the state at the cursor.
    opened.on('transaction', () => countChange((count) => count + 1));
    setEditor(opened);
    return () => opened.destroy();
  });
  const follow = (): void => {
    latest.current = onChange;
  };
  return (
    <div ref={follow} className="rich-editor" data-state={isReadOnly ? 'fixed' : undefined}>
      {editor && !isReadOnly && <EditorToolbar editor={editor} />}
      <div ref={open} className="rich-text" />
    </div>
  );
}

interface EditorOptions {
  readonly element: HTMLElement;
  readonly label: string;
  readonly text: string;
  readonly isReadOnly: boolean;
}

const openEditor = ({ element, label, text, isReadOnly }: EditorOptions): Editor =>
  new Editor({
    element,
    extensions: [...EXTENSIONS],
    content: readMarkdown(text),
    editable: !isReadOnly,
    // The office's own stylesheet has the rules; inline styles are not allowed.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: isReadOnly ? 'document' : 'textbox',
        'aria-label': label,
        ...(isReadOnly ? { tabindex: '0' } : { 'aria-multiline': 'true' }),
        lang: 'de',
      },
    },
  });
