/** Runs a task while no other tab runs one with the same lock name. Browsers offer locks on https and localhost only. */
export async function withLock(name: string, run: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, run);
  else await run();
}

/** Does the same, but only if no other caller runs it now; returns whether it ran. */
export async function whileFree(name: string, run: () => Promise<void>): Promise<boolean> {
  if ('locks' in navigator)
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await run();
      return lock !== null;
    });
  await run();
  return true;
}
