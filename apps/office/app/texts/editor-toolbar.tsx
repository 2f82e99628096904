import type { Editor } from '@tiptap/core';
import { TEXTS } from '@tischlein/wording/office';
import { useState } from 'react';
import { LinkForm } from './link-form.tsx';

const { editor: SAY } = TEXTS;

interface Tool {
  readonly name: string;
  readonly run: (editor: Editor) => boolean;
  /** Absent: it has no state. */
  readonly isOn?: (editor: Editor) => boolean;
}

const focused = (editor: Editor) => editor.chain().focus();

const TOOLS: readonly Tool[] = [
  {
    name: SAY.heading,
    run: (editor) => focused(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: SAY.subheading,
    run: (editor) => focused(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: SAY.bold,
    run: (editor) => focused(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: SAY.italic,
    run: (editor) => focused(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: SAY.bulletList,
    run: (editor) => focused(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: SAY.orderedList,
    run: (editor) => focused(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
];

const TABLE_TOOLS: readonly Tool[] = [
  { name: SAY.addRow, run: (editor) => focused(editor).addRowAfter().run() },
  { name: SAY.addColumn, run: (editor) => focused(editor).addColumnAfter().run() },
  { name: SAY.deleteRow, run: (editor) => focused(editor).deleteRow().run() },
  { name: SAY.deleteColumn, run: (editor) => focused(editor).deleteColumn().run() },
  { name: SAY.deleteTable, run: (editor) => focused(editor).deleteTable().run() },
];

const HISTORY: readonly Tool[] = [
  { name: SAY.undo, run: (editor) => focused(editor).undo().run() },
  { name: SAY.redo, run: (editor) => focused(editor).redo().run() },
];

const INSERT_TABLE: Tool = {
  name: SAY.table,
  run: (editor) => focused(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
};

/** Buttons for the selected text. */
export function EditorToolbar({ editor }: { readonly editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const isInTable = editor.isActive('table');
  return (
    <div className="rich-bar">
      <div className="row" role="group" aria-label={SAY.toolbar}>
        {TOOLS.map((tool) => (
          <ToolButton key={tool.name} tool={tool} editor={editor} />
        ))}
        <button
          type="button"
          className="rich-tool"
          aria-pressed={editor.isActive('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {SAY.link}
        </button>
        {(isInTable ? TABLE_TOOLS : [INSERT_TABLE]).map((tool) => (
          <ToolButton key={tool.name} tool={tool} editor={editor} />
        ))}
        {HISTORY.map((tool) => (
          <ToolButton key={tool.name} tool={tool} editor={editor} />
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

const ToolButton = ({ tool, editor }: { readonly tool: Tool; readonly editor: Editor }) => (
  <button type="button" className="rich-tool" aria-pressed={tool.isOn?.(editor)} onClick={() => tool.run(editor)}>
    {tool.name}
  </button>
);
