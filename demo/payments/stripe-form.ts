/**
 * Parses Stripe's form notation, 'a[b][0]=c', into an object; lists become objects with numeric keys, all values
 * are strings.
 */
export function readForm(body: string): unknown {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    let branch = root;
    for (const step of path.slice(0, -1)) {
      const next = branch[step];
      branch = isBranch(next) ? next : (branch[step] = {});
    }
    const last = path.at(-1);
    if (last !== undefined) branch[last] = value;
  }
  return root;
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
