import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export type SourceFile = { readonly path: string; readonly text: string };

// The rules' files of tests run in the same process, and most of them read the whole repository.
let listed: readonly string[] | undefined;
const read = new Map<string, SourceFile>();

/** Files that are or will be committed (not ignored by git) and match the pattern. */
export function committedFiles(name: RegExp): SourceFile[] {
  return (listed ??= listFiles()).filter((path) => name.test(path)).map(readOnce);
}

function listFiles(): readonly string[] {
  const command = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', command, { encoding: 'utf8' }).split('\0');
  return paths.filter((path) => path !== '' && existsSync(path));
}

function readOnce(path: string): SourceFile {
  const file = read.get(path) ?? { path, text: readFileSync(path, 'utf8') };
  read.set(path, file);
  return file;
}

/** `path:line: text` of every matching line. */
export function linesWith(pattern: RegExp, files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 160)}`] : [])),
  );
}
