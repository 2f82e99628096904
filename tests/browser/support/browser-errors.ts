import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

/** The office shows mails in a frame without scripts, which turns away the init scripts of the stories themselves. */
const INIT_SCRIPT_BLOCKED = /^Blocked script execution in '[^']*\/mails\/preview\//;

/** Collects console errors, warnings and requests to other hosts during a story. */
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

  /** Permits an error that the story provokes. */
  allow(complaint: RegExp): void {
    this.#foretold.push(complaint);
  }

  expectNone(): void {
    const surprises = this.#found.filter((trouble) => !this.#foretold.some((complaint) => complaint.test(trouble)));
    expect(surprises, 'what the browser complained about').toEqual([]);
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (INIT_SCRIPT_BLOCKED.test(message.text())) return;
    this.#found.push(`${message.text()} (${message.location().url})`);
  }
}
