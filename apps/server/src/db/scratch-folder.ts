import { mkdir, rm } from 'node:fs/promises';

/** Runs `work` with this folder, empty and closed to other users, and deletes it afterwards. What a killed run has left in it goes first. */
export async function withScratchFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  await remove();
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work();
  } finally {
    await remove();
  }
}
