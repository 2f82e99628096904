/** Calculates once for each object, for as long as the object lives; `calculate` depends on nothing else. */
export function memoByObject<Key extends object, Value>(calculate: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: calculate(key) };
    known.set(key, found);
    return found.value;
  };
}
