import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Baseline for orders per second: inserts rows of `bytes` bytes, one durable transaction each; returns rows per
 * second.
 */
export function bareInserts(folder: string, bytes: number, seconds: number): number {
  const directory = mkdtempSync(join(folder, 'bare-'));
  const database = new DatabaseSync(join(directory, 'bare.sqlite'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table rows (id text primary key, body text not null) strict',
  );
  const insert = database.prepare('insert into rows (id, body) values (?, ?)');
  const body = 'x'.repeat(bytes);
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < seconds * 1000) {
    database.exec('begin immediate');
    insert.run(crypto.randomUUID(), body);
    database.exec('commit');
    count++;
  }
  const perSecond = count / ((performance.now() - started) / 1000);
  database.close();
  rmSync(directory, { recursive: true });
  return perSecond;
}
