/** A body in Stripe's notation, 'a[b][0]=c', as an object; lists are objects with numbers as names, all values are texts. */
export function readForm(body: string): unknown {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    let here = root;
    for (const step of path.slice(0, -1)) {
      const next = here[step];
      here = isBranch(next) ? next : (here[step] = {});
    }
    const last = path.at(-1);
    if (last !== undefined) here[last] = value;
  }
  return root;
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
