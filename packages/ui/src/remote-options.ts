import type { Answer } from './answer.ts';

/** A stream of events that keeps a value up to date. */
export interface Live<Value> {
  readonly address: string;
  /** What an event makes of the value, by event name; undefined: the value has to be read again. */
  readonly events: Readonly<Record<string, (value: Value, data: string) => Value | undefined>>;
  /** Every connection begins with all that was missed, so nothing is read again after a gap. */
  readonly isComplete?: boolean;
  /** The query of a connection, which continues from this value. */
  readonly query?: (value: Value) => string;
  /** Stays connected while the page is hidden. */
  readonly whileHidden?: boolean;
}

export interface RemoteOptions<Value> {
  /** Identifies the value; another key is another value. */
  readonly key: string;
  /** null: there is nothing to read. */
  readonly read: (() => Promise<Answer<Value>>) | null;
  /** The value that came with the page. */
  readonly first?: Value | undefined;
  /** That value is current, so it is not read at the start. */
  readonly isFirstCurrent?: boolean;
  readonly live?: (value: Value) => Live<Value> | null;
  /** Milliseconds until the value is read again; null: not by time. */
  readonly againAfter?: (value: Value, isListening: boolean) => number | null;
  /** Milliseconds from a failed read to the next one; default: growing. */
  readonly retryAfter?: number;
}

export interface RemoteState<Value> {
  /** undefined: not known yet. */
  readonly value: Value | undefined;
  readonly isConnected: boolean;
  /** Why the value cannot be read; empty: it can. */
  readonly problem: string;
  /** Why the last write failed; empty: it did not. */
  readonly refusal: string;
}
