import { createStore } from '@tischlein/ui/store';
import { useLayoutEffect, useState } from 'react';

interface Latest<Value> {
  readonly value: Value;
  readonly isMounted: boolean;
}

/** Returns a function that reads the value of the last render, for what runs between renders. */
export function useLatest<Value>(value: Value): () => Latest<Value> {
  const [latest] = useState(() => createStore<Latest<Value>>({ value, isMounted: true }));
  useLayoutEffect(() => {
    latest.set({ value, isMounted: true });
    return () => latest.set({ value, isMounted: false });
  });
  return latest.get;
}
