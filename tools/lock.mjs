import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const FILE = '.tischlein-lock';
const LOOK_EVERY_MS = 300;
/** A lock without a process in it was left by one that died while it wrote. */
const EMPTY_FOR_MS = 5000;

/**
 * Runs the work while no other command of this folder installs or builds. `hasWaited` tells that another one did so before.
 * The lock of a process that has died does not count.
 * @template Result
 * @param {(hasWaited: boolean) => Promise<Result>} work
 * @param {string} folder
 * @returns {Promise<Result>}
 */
export async function withLock(work, folder = '.') {
  const file = join(folder, FILE);
  let hasWaited = false;
  while (!take(file)) {
    if (!hasWaited) tell(file);
    hasWaited = true;
    await pause(LOOK_EVERY_MS);
  }
  try {
    return await work(hasWaited);
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tell(file) {
  const holder = readHolder(file);
  // Its number is not written yet, or the lock has just gone.
  const [named, called] = holder > 0 ? [` (Prozess ${holder})`, ` (process ${holder})`] : ['', ''];
  process.stderr.write(
    `Ein anderer Befehl richtet diesen Ordner gerade ein${named}; dieser wartet so lange.\n` +
      `Another command is setting up this folder${called}; this one waits for it.\n`,
  );
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
  }
  if (!isLeft(file)) return false;
  rmSync(file, { force: true });
  return take(file);
}

/** @param {string} file */
function isLeft(file) {
  const holder = readHolder(file);
  if (holder > 0) return !isAlive(holder);
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - written > EMPTY_FOR_MS;
}

/** @param {string} file */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
