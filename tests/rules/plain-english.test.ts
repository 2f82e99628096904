import { parseSync, type ESTree } from 'vite';
import { expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

const SOURCES = /^(packages|apps|demo|bench|tests|tools)\/.*\.(ts|tsx|mjs|css)$/;
const RIDDLES = /\b(whoever|stands|nobody|somebody|meanwhile|goes on|what is|he|his|him)\b/gi;
const MOST_RIDDLES = 56;
const MOST_GENITIVES = 80;
const CSS_COMMENT = /\/\*[^]*?\*\//g;

const files = committedFiles(SOURCES).map(({ path, text }) => {
  if (path.endsWith('.css')) return { path, comments: text.match(CSS_COMMENT) ?? [], functions: [] };
  const { comments, program } = parseSync(path, text);
  return { path, comments: comments.map(({ value }) => value), functions: listFunctions(program) };
});

it('comments use plain words', () => {
  const found = files.flatMap(({ path, comments }) =>
    comments.flatMap((comment) => Array.from(comment.matchAll(RIDDLES), ([word]) => `${path}: ${word}`)),
  );
  process.stdout.write(`${found.length} of at most ${MOST_RIDDLES} riddling words in comments\n`);
  expect(found.slice(MOST_RIDDLES)).toEqual([]);
});

it('functions are verbs', () => {
  const found = files.flatMap(({ path, functions }) =>
    functions.filter((name) => /[a-z]Of$/.test(name)).map((name) => `${path}: ${name}`),
  );
  process.stdout.write(`${found.length} of at most ${MOST_GENITIVES} functions named …Of\n`);
  expect(found.slice(MOST_GENITIVES)).toEqual([]);
});

/** The names of everything declared as a function: declarations, methods, arrow functions in variables and properties. */
function listFunctions(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listFunctions);
  if (typeof node !== 'object' || node === null) return [];
  return [...nameFunction(node as ESTree.Node), ...Object.values(node).flatMap(listFunctions)];
}

function nameFunction(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
      return node.id ? [node.id.name] : [];
    case 'VariableDeclarator':
      return isFunction(node.init) && node.id.type === 'Identifier' ? [node.id.name] : [];
    case 'Property':
      return isFunction(node.value) && node.key.type === 'Identifier' ? [node.key.name] : [];
    case 'MethodDefinition':
    case 'TSMethodSignature':
      return node.key.type === 'Identifier' ? [node.key.name] : [];
    case 'TSPropertySignature':
      return node.typeAnnotation?.typeAnnotation.type === 'TSFunctionType' && node.key.type === 'Identifier'
        ? [node.key.name]
        : [];
    default:
      return [];
  }
}

function isFunction(node: ESTree.Node | null): boolean {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}
