import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const REPORT = `
  import 'sharp';
  process.report.excludeNetwork = true;
  console.log(JSON.stringify(process.report.getReport().sharedObjects));
`;

/** The libraries of the system that the release loads: those of C and C++. */
export function listLibraries(folder: string): string[] {
  const parameters = ['--input-type=module', '--eval', REPORT];
  const output = execFileSync(resolve(folder, 'bin/node'), parameters, { cwd: folder, encoding: 'utf8' });
  const paths = z.array(z.string()).parse(JSON.parse(output));
  const isOfSystem = (path: string): boolean => path.startsWith('/') && !path.startsWith(join(resolve(folder), '/'));
  return paths.filter(isOfSystem).toSorted();
}
