import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    loseCode: (file: string) => Promise<void>;
    bringBackCode: (file: string) => Promise<void>;
  }
}

/** A release without this file has replaced the one that the page is of, until the end of the test. */
export async function loseCode(file: string): Promise<void> {
  await commands.loseCode(file);
  onTestFinished(() => commands.bringBackCode(file));
}
