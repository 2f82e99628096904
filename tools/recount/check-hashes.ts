import { createHash } from 'node:crypto';
import { type Comparison, differ } from './comparison.ts';
import { type Archive, readText } from './read-archive.ts';
import { readCsv } from './read-csv.ts';

/** Each file has the hash that the index names, and the index names each file. */
export function checkHashes(archive: Archive): Comparison {
  const index = readCsv(readText(archive, 'index.csv'));
  const named = new Map(index.map((row) => [row['Datei'] ?? '', row['SHA-256'] ?? '']));
  const names = new Set([...named.keys(), ...archive.keys()]);
  names.delete('index.csv');
  return {
    what: 'hashes',
    compared: names.size,
    differences: [...names].flatMap((name) => {
      const bytes = archive.get(name);
      return differ(name, bytes ? createHash('sha256').update(bytes).digest('hex') : '–', named.get(name) ?? '–');
    }),
  };
}
