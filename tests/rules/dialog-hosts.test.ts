import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

/** A component keeps whether its dialog is open until the dialog says that it has closed. */
const CLOSES_OWN_DIALOG = /onClosed=\{\(\) => set[A-Z]\w*\((?:null|false)\)\}/;

const WITHIN_MS = 60_000;

/** Once its order is taken, the page shows that until a new one takes its place. */
const SHOWS_RESULT = 'apps/storefront/app/pages/telephone-desk.tsx';

// If the component renders something else, the dialog is gone without closing, and opens by itself later.
it('a component renders its dialog whatever else it shows', { timeout: WITHIN_MS }, () => {
  const pages = committedFiles(/^(?:apps|packages)\/.*\.tsx$/).filter(({ path }) => path !== SHOWS_RESULT);
  const found = pages.flatMap(({ path, text }) =>
    listFunctions(parseSync(path, text).program).flatMap(({ start, end, body }) => {
      const isHost = CLOSES_OWN_DIALOG.test(text.slice(start, end)) && text.slice(start, end).includes('useState');
      return isHost ? body.filter(returnsEarly).map((statement) => `${path}: ${show(text, statement)}`) : [];
    }),
  );
  expect(found).toEqual([]);
});

interface Span {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Component extends Span {
  /** Its statements. */
  readonly body: readonly Span[];
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** All functions with a block, the innermost as well. */
function listFunctions(node: unknown): Component[] {
  if (Array.isArray(node)) return node.flatMap(listFunctions);
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(listFunctions);
  const { type, start, end, body } = node as Span & { readonly body?: Span & { readonly body?: readonly Span[] } };
  const isFunction = FUNCTIONS.includes(type) && body?.type === 'BlockStatement';
  return isFunction ? [{ type, start, end, body: body.body ?? [] }, ...within] : within;
}

/** `if (…) return …` */
function returnsEarly(statement: Span): boolean {
  if (statement.type !== 'IfStatement') return false;
  const { consequent } = statement as Span & { readonly consequent: Span & { readonly body?: readonly Span[] } };
  return [consequent, ...(consequent.body ?? [])].some(({ type }) => type === 'ReturnStatement');
}

const show = (text: string, { start, end }: Span): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 80);
