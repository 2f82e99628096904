import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

/** Whatever a browser complains about while a story is told, and every request that leaves the house. */
export class BrowserErrors {
  readonly #found: string[] = [];
  readonly #foretold: RegExp[] = [];

  watch(context: BrowserContext, origin: string): void {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (problem) => this.#found.push(String(problem.error())));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const isOurs = url.origin === origin || url.protocol === 'data:' || url.protocol === 'blob:';
      if (!isOurs) this.#found.push(`asks ${request.url()}`);
    });
  }

  /** A story that leads to a refusal says which complaint the browser may log about it. */
  allow(complaint: RegExp): void {
    this.#foretold.push(complaint);
  }

  expectNone(): void {
    const surprises = this.#found.filter((trouble) => !this.#foretold.some((complaint) => complaint.test(trouble)));
    expect(surprises, 'what the browser complained about').toEqual([]);
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    this.#found.push(`${message.text()} (${message.location().url})`);
  }
}
