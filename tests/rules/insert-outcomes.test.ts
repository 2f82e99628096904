import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

// An insert that does nothing on a conflict has an outcome: 'exists' may be a retry, or another row with the same id. Taking it for
// 'done' has lost refunds.

const SOURCES = /^apps\/server\/src\/.*\.ts$/;
const HOME = 'apps/server/src/db/insert-once.ts';
const IN_SQL = /\bon conflict\b[^;`]*\bdo nothing\b|\binsert or ignore\b/i;

const IS_TOLD = /\b(InsertOutcome|insertOnce|insertMissing)\b/;

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources = committedFiles(SOURCES);

describe('inserts that do nothing on a conflict', () => {
  it('are made by insertOnce and insertMissing only', () => {
    const others = sources.filter(
      ({ path, text }) => path !== HOME && (/\.doNothing\(/.test(text) || IN_SQL.test(text)),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('have outcomes that no caller drops', () => {
    expect(findDropped(sources)).toEqual([]);
  });

  it.each([
    ['as a statement', 'await insertRow(writer, row);'],
    ['without waiting', 'insertRow(writer, row);'],
    ['on purpose', 'void insertRow(writer, row);'],
    ['with the answer of a transaction', 'await database.write((writer) => insertRow(writer, row));'],
    ['of a function that is told by another', 'await claim(writer, row);'],
  ])('are found if they are dropped %s', (_, statement) => {
    expect(findDropped([{ path: 'a.store.ts', text: `${STORE}\n${statement}` }])).toEqual([`a.store.ts: ${statement}`]);
  });

  it.each([
    "if ((await insertRow(writer, row)) === 'exists') throw new Error('taken');",
    'const outcome = await database.write((writer) => insertRow(writer, row));',
    'keepFirst(await insertRow(writer, row));',
    'await keepRow(writer, row);',
  ])('are used in %s', (statement) => {
    expect(findDropped([{ path: 'a.store.ts', text: `${STORE}\n${statement}` }])).toEqual([]);
  });
});

const STORE = `
export const insertRow = (writer: Writer, row: Row): Promise<InsertOutcome> => insertOnce(writer.insertInto('rows').values(row), ['id']);
export async function claim(writer: Writer, row: Row): Promise<boolean> {
  return (await insertRow(writer, row)) === 'inserted';
}
export async function keepRow(writer: Writer, row: Row): Promise<void> {
  keepFirst(await insertRow(writer, row));
}`;

/** Statements that call a function with an outcome and use nothing of it. */
function findDropped(files: readonly Source[]): string[] {
  const declared = files.filter(({ text }) => IS_TOLD.test(text)).flatMap(listDeclared);
  const told = new Set(['insertOnce', 'insertMissing']);
  // Until nothing is added: functions of stores that answer with what another one has told them.
  for (let size = 0; size < told.size;) {
    size = told.size;
    for (const { name, returns, calls, isStore } of declared) {
      const tells = isStore && !returns.includes('<void>') && calls.some((call) => told.has(call));
      if (returns.includes('InsertOutcome') || tells) told.add(name);
    }
  }
  const calling = files.filter(({ text }) => [...told].some((name) => text.includes(`${name}(`)));
  return calling.flatMap(({ path, text }) =>
    listStatements(parseSync(path, text).program)
      .filter(({ expression }) => told.has(findCallee(expression)))
      .map(({ start, end }) => `${path}: ${text.slice(start, end)}`),
  );
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function listNodes(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isNode(value)) found.push(value);
  for (const child of Object.values(value)) listNodes(child, found);
  return found;
}

interface Declared {
  readonly name: string;
  /** The text of its return type. */
  readonly returns: string;
  /** Names of functions that it calls. */
  readonly calls: readonly string[];
  readonly isStore: boolean;
}

/** The exported functions with a return type. */
function listDeclared({ path, text }: Source): Declared[] {
  return parseSync(path, text)
    .program.body.flatMap((each) => (each.type === 'ExportNamedDeclaration' ? listFunctions(each.declaration) : []))
    .flatMap(({ name, node }) =>
      isNode(node['returnType'])
        ? [
            {
              name,
              returns: text.slice(node['returnType'].start, node['returnType'].end),
              isStore: path.endsWith('.store.ts'),
              calls: listNodes(node['body'])
                .filter(({ type }) => type === 'CallExpression')
                .map(findCallee),
            },
          ]
        : [],
    );
}

function listFunctions(declaration: unknown): { readonly name: string; readonly node: Node }[] {
  if (!isNode(declaration)) return [];
  if (declaration.type === 'FunctionDeclaration') return [{ name: findName(declaration['id']), node: declaration }];
  return listNodes(declaration['declarations'])
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap(({ id, init }) => (isNode(init) && 'returnType' in init ? [{ name: findName(id), node: init }] : []));
}

const listStatements = (program: unknown): Node[] =>
  listNodes(program).filter(({ type }) => type === 'ExpressionStatement');

/** The function whose result the expression is; of `write((writer) => insert(writer))` it is `insert`. */
function findCallee(expression: unknown): string {
  if (!isNode(expression)) return '';
  if (expression.type === 'AwaitExpression' || expression.type === 'UnaryExpression')
    return findCallee(expression['argument']);
  if (expression.type !== 'CallExpression') return '';
  const { callee, arguments: given } = expression;
  if (isNode(callee) && callee.type === 'Identifier') return findName(callee);
  const last: unknown = Array.isArray(given) ? given.at(-1) : null;
  const isShort = isNode(last) && last.type === 'ArrowFunctionExpression' && isNode(last['body']);
  return isShort ? findCallee(last['body']) : '';
}

const findName = (id: unknown): string => (isNode(id) && typeof id['name'] === 'string' ? id['name'] : '');
