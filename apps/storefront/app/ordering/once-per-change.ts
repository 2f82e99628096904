type Parts = Readonly<Record<string, unknown>>;

/** Computes a value once for all that need it: again only when one of its parts is another. */
export function oncePerChange<Input extends Parts, Value>(
  compute: (input: Input) => Value,
): (owner: object, input: Input) => Value {
  const last = new WeakMap<object, { readonly input: Input; readonly value: Value }>();
  return (owner, input) => {
    const known = last.get(owner);
    if (known && isSame(known.input, input)) return known.value;
    const value = compute(input);
    last.set(owner, { input, value });
    return value;
  };
}

const isSame = (left: Parts, right: Parts): boolean =>
  Object.entries(left).every(([name, part]) => Object.is(part, right[name]));
