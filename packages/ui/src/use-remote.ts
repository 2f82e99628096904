import { useState, useSyncExternalStore } from 'react';
import type { RemoteOptions, RemoteState } from './remote-options.ts';
import { Remote } from './remote.ts';

type LiveRemote<Value> = RemoteState<Value> & Pick<Remote<Value>, 'read' | 'write'>;

/** Reads and follows a value of the server. Another key is another value, which starts with `first`. */
export function useRemote<Value>(options: RemoteOptions<Value>): LiveRemote<Value> {
  const [remote, setRemote] = useState(() => new Remote(options));
  const current = remote.key === options.key ? remote : new Remote(options);
  if (current !== remote) setRemote(current);
  return useSharedRemote(current);
}

/** Follows a value that several parts of a page share. */
export function useSharedRemote<Value>(remote: Remote<Value>): LiveRemote<Value> {
  const state = useSyncExternalStore(remote.subscribe, remote.get, () => remote.serverState);
  return { ...state, read: remote.read, write: remote.write };
}
