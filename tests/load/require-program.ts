import { existsSync } from 'node:fs';
import { findProgram } from '../../tools/find-program.ts';

/** The path of a program that is not a package of npm. Debian puts services where the PATH of a user may not look. */
export function requireProgram(name: string): string {
  const path = findProgram(name) ?? `/usr/sbin/${name}`;
  if (existsSync(path)) return path;
  throw new Error(`${name} is not installed here: apt-get install ${name}`);
}
