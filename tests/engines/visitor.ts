import { expect } from '@playwright/test';
import { readPage } from './find-in-page.ts';

/** A browser window of one engine, empty at first: no cookies, nothing stored. */
export interface Pane {
  readonly opens: (address: string) => Promise<void>;
  /** Runs a function in the page. */
  readonly runs: <T>(script: () => T) => Promise<T>;
  readonly picture: () => Promise<Buffer>;
  readonly closes: () => Promise<void>;
}

/** A window that is led like by a person. */
export interface EngineWindow extends Pane {
  /** Presses or fills in the element that `findInPage` finds; false while there is none. */
  readonly presses: (name: string) => Promise<boolean>;
  readonly fills: (label: string, text: string) => Promise<boolean>;
  readonly address: () => Promise<string>;
}

const PATIENCE = { timeout: 30_000 };

/** A person before a browser of any engine; waits for what they would see. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #origin: string;

  constructor(window: EngineWindow, origin: string) {
    this.#window = window;
    this.#origin = origin;
  }

  async opens(path: string): Promise<void> {
    await this.#window.opens(new URL(path, this.#origin).href);
  }

  async presses(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.#until(`press '${name}'`, () => this.#window.presses(name));
  }

  /** Leaves the field afterwards. */
  async fills(label: string, text: string): Promise<void> {
    await this.#until(`fill in '${label}'`, () => this.#window.fills(label, text));
  }

  async sees(text: string): Promise<void> {
    await expect.poll(() => this.reads(), PATIENCE).toContain(text);
  }

  async comesTo(path: RegExp): Promise<void> {
    await expect.poll(() => this.#window.address(), PATIENCE).toMatch(path);
  }

  reads(): Promise<string> {
    return this.#window.runs(readPage);
  }

  async #until(wish: string, act: () => Promise<boolean>): Promise<void> {
    const isDone = await expect
      .poll(act, PATIENCE)
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isDone) throw new Error(`Could not ${wish}. The page says: ${await this.reads()}`);
  }
}
