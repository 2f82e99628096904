import { describe, expect, it } from 'vitest';
import { OlderDatabase } from './db/migrate.ts';
import { OtherSocket } from './handed-socket.ts';
import { StorageProblem } from './db/storage-problem.ts';
import { describeStartFailure } from './start-failure.ts';

const WHERE = { host: '127.0.0.1', port: 80, dataDir: '/var/lib/tischlein' };
const fail = (facts: object): Error => Object.assign(new Error('failed'), facts);

describe('the sentence of a start that fails', () => {
  it.each([
    ['a port of root', { code: 'EACCES', syscall: 'listen' }, /^PORT: Port 80 /],
    ['a folder of another user', { code: 'EACCES', syscall: 'mkdir' }, /^DATA_DIR: In \/var\/lib\/tischlein /],
    ['a read-only disk', { code: 'EROFS', syscall: 'access' }, /^DATA_DIR: In \/var\/lib\/tischlein /],
    ['a folder in place of a file', { code: 'EISDIR', syscall: 'read' }, /^DATA_DIR: In \/var\/lib\/tischlein /],
    ['a full disk', { code: 'ENOSPC', syscall: 'write' }, /^Der Datenträger ist voll/],
  ])('names %s', (_, facts, sentence) => {
    expect(describeStartFailure(fail(facts), WHERE)).toMatch(sentence);
  });

  it('says what the socket of systemd has to name', () => {
    expect(describeStartFailure(new OtherSocket('elsewhere'), WHERE)).toMatch(/ListenStream=127\.0\.0\.1:80 eintragen/);
  });

  it('names a full disk below the database', () => {
    const full = new StorageProblem('storage', { cause: fail({ errcode: 13 }) });
    expect(describeStartFailure(full, WHERE)).toMatch(/^Der Datenträger ist voll/);
  });

  it('says by which version an old database is updated first', () => {
    expect(describeStartFailure(new OlderDatabase('old'), WHERE)).toMatch(/Commit 57abfd79.* \/ .*commit 57abfd79/);
  });
});
