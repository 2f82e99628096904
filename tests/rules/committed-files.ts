import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export type SourceFile = { readonly path: string; readonly text: string };

/** Files that are or will be committed (not ignored by git) and match the pattern. */
export function committedFiles(name: RegExp): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => name.test(path) && existsSync(path));
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** `path:line: text` of every matching line. */
export function linesWith(pattern: RegExp, files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 160)}`] : [])),
  );
}
