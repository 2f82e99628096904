import { expect, type Page } from '@playwright/test';
import { type Chance, chanceFrom } from '../../faults/chance.ts';
import { SEED } from '../../support/tier.ts';
import type { Guest } from '../support/guest.ts';
import { endDelaysOfHistory } from '../support/slow-machine.ts';
import { story } from '../support/story.ts';

// `npm run test:thorough` slows the stories; there each of the four plays 250 bursts.
const BURSTS = Number(process.env['BURSTS'] ?? (process.env['STORIES_SLOWED'] ? 250 : 5));
const SLOWDOWN = 4;
const SECONDS_PER_BURST = 8;
const PRESS_WITHIN_MS = 30_000;
const MOST_TOUCHES = 7;
const STABLE_CHECKS = 4;
const ACTS = ['dish', 'dish', 'links', 'info', 'close', 'cancel', 'escape', 'back', 'forward', 'page', 'menu'] as const;
const PAUSES_MS = [0, 0, 1, 5, 20, 60, 150] as const;

type Touch = readonly [act: (typeof ACTS)[number], dish: number, pauseMs: number];

for (const part of [0, 1, 2, 3]) {
  const seed = SEED + part;
  story(
    `random bursts of touches, back and forward: ${BURSTS} bursts, seed ${seed}`,
    { tag: '@thorough' },
    async ({ guest, page }) => {
      story.setTimeout((60 + BURSTS * SECONDS_PER_BURST) * 1000);
      // A press that is lost fails here, not when all bursts should have ended.
      page.setDefaultTimeout(PRESS_WITHIN_MS);
      const chance = chanceFrom(seed);
      await guest.opensMenu('tramonto-mitte');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      for (let burst = 1; burst <= BURSTS; burst += 1) {
        await entersBetweenPages(guest);
        const touches = chooseTouches(chance);
        await page.evaluate(touch, touches);
        await story.step(`burst ${burst}: ${touches.map(([act]) => act).join(', ')}`, () => seesOneStepPerDialog(page));
      }
    },
  );
}

/** With as many pages behind as a burst has touches, 'back' never leaves the shop. */
async function entersBetweenPages({ dialog, page }: Guest): Promise<void> {
  while ((await page.evaluate(() => navigation.currentEntry?.index ?? 0)) < MOST_TOUCHES + 2) {
    await page.getByRole('button', { name: 'Navigation öffnen' }).click();
    await dialog.getByRole('link', { name: 'Öffnungszeiten' }).click();
    await page.getByRole('link', { name: 'Zurück zur Karte' }).click();
    await expect(page.getByRole('heading', { name: 'Pizza Margherita' })).toBeVisible();
  }
}

function chooseTouches(chance: Chance): readonly Touch[] {
  const count = 2 + chance.below(MOST_TOUCHES - 1);
  return Array.from({ length: count }, () => [chance.oneOf(ACTS), chance.below(12), chance.oneOf(PAUSES_MS)]);
}

/** Runs in the page: touches only what a finger could touch, and waits for nothing. */
async function touch(touches: readonly Touch[]): Promise<void> {
  const canTouch = (control: HTMLElement): boolean => !control.closest('[inert]') && control.checkVisibility();
  const press = (root: ParentNode, name: string): void =>
    [...root.querySelectorAll<HTMLElement>('a, button')]
      .find((control) => (control.ariaLabel ?? control.textContent).includes(name) && canTouch(control))
      ?.click();
  for (const [act, dish, pauseMs] of touches) {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (act === 'back') history.back();
    if (act === 'forward') history.forward();
    if (dialog) {
      if (act === 'info') press(dialog, 'Alle Allergene und Nährwerte');
      if (act === 'cancel') press(dialog, 'ABBRECHEN');
      if (act === 'close') press(dialog, 'Dialog schließen');
      // What a browser does on Escape.
      if (act === 'escape') dialog.close();
      if (act === 'page') press(dialog, 'Öffnungszeiten');
    } else {
      const row = document.querySelectorAll<HTMLElement>('main h3 button')[dish];
      if (act === 'dish' && row && canTouch(row)) row.click();
      if (act === 'links') press(document, 'Navigation öffnen');
      if (act === 'page') press(document, 'Öffnungszeiten');
      if (act === 'menu') press(document, 'Zurück zur Karte');
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Each press of 'back' closes exactly the topmost dialog; then the page is as it was before any. */
async function seesOneStepPerDialog(page: Page): Promise<void> {
  await comesToRest(page);
  for (let open = await countDialogs(page); open > 0; open -= 1) {
    await page.evaluate(() => history.back());
    await expect.poll(() => countDialogs(page)).toBe(open - 1);
  }
  await expect(page).not.toHaveURL(/\/(gericht|menue)\//);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect.poll(() => page.evaluate(findDifference)).toBe('');
}

/** The last touch may still be going back: waits until several checks in a row find the same entry of the history. */
async function comesToRest(page: Page): Promise<void> {
  await endDelaysOfHistory(page);
  let before = -1;
  let checks = 0;
  const check = async (): Promise<string> => {
    const entry = await page.evaluate(() => navigation.currentEntry?.index ?? 0);
    checks = entry === before ? checks + 1 : 1;
    before = entry;
    return (await page.evaluate(findDifference)) || (checks < STABLE_CHECKS ? 'still changing' : '');
  };
  await expect.poll(check, { intervals: [100] }).toBe('');
}

const countDialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count();

/** Runs in the page: how the history's entry differs from the open dialogs; '' once both are the same. */
function findDifference(): string {
  const steps: readonly { readonly key: string }[] = Object(history.state).steps ?? [];
  const wanted = new Set(steps.slice(1).map(({ key }) => key));
  const open = new Set(
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].map(({ dataset }) => dataset['step'] ?? ''),
  );
  const missing = [...wanted.difference(open)].map((key) => `step without a dialog: ${key}`);
  const surplus = [...open.difference(wanted)].map((key) => `dialog without a step: ${key}`);
  return [...missing, ...surplus].join(', ');
}
