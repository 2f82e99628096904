import { createStore, type Store } from '@tischlein/ui/store';

/** A state machine whose steps are pure; `run` does what they ask for. */
export interface Machine<State, Event> {
  readonly store: Store<State>;
  readonly dispatch: (event: Event) => void;
}

interface MachineParts<State, Event, Effect> {
  readonly start: State;
  readonly step: (state: State, event: Event) => readonly [State, readonly Effect[]];
  /** Runs an effect of the step that led to this state. */
  readonly run: (effect: Effect, state: State) => void;
}

export function createMachine<State, Event, Effect>({
  start,
  step,
  run,
}: MachineParts<State, Event, Effect>): Machine<State, Event> {
  const store = createStore(start);
  const dispatch = (event: Event): void => {
    const [next, effects] = step(store.get(), event);
    store.set(next);
    for (const effect of effects) run(effect, next);
  };
  return { store, dispatch };
}
