import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/components/mount.tsx';
import { CopyButton } from './copy-button.tsx';
import { steps } from './steps.ts';

const TEXT = 'https://pizza.example/?gruppe=K7';
const SHARED = { title: 'Mittag', text: TEXT };

const copied = vi.fn<() => void>();
const button = page.getByRole('button', { name: 'copy' });
const byHand = page.getByRole('dialog', { name: 'Bitte selbst kopieren' });

beforeEach(() => {
  copied.mockClear();
  steps.replaceBy('/');
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const show = (share?: ShareData): void =>
  mount(
    <CopyButton text={TEXT} share={share} onCopied={copied}>
      copy
    </CopyButton>,
  );

function refuseToCopy(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
}

/** A phone whose share sheet answers so. */
function answerShare(answer: () => Promise<void>): void {
  // A query that matches, as that for a coarse pointer does on phones.
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(matchMedia('all'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: answer });
}

const readSelection = (): string => {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return '';
  return field.value.slice(field.selectionStart, field.selectionEnd);
};

it('copies and says so', async () => {
  show();
  await button.click();
  await expect.poll(() => copied.mock.calls.length).toBe(1);
  expect(await navigator.clipboard.readText()).toBe(TEXT);
  await expect.element(byHand).not.toBeInTheDocument();
});

it('has the text selected where the browser refuses to copy, and says how to copy it', async () => {
  refuseToCopy();
  show();
  await button.click();
  await expect.element(byHand.getByText('Drücke Strg und C')).toBeVisible();
  expect(readSelection()).toBe(TEXT);
  expect(copied).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(byHand).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('has the text selected where there is no clipboard', async () => {
  const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard') ?? {};
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  show();
  await button.click();
  await expect.element(byHand).toBeVisible();
  expect(readSelection()).toBe(TEXT);
  Object.defineProperty(Navigator.prototype, 'clipboard', clipboard);
});

it('copies where the share sheet is refused', async () => {
  answerShare(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  show(SHARED);
  await button.click();
  await expect.poll(() => copied.mock.calls.length).toBe(1);
});

it('does nothing more after a share sheet was used or closed', async () => {
  const closed = new DOMException('closed', 'AbortError');
  const share = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(closed);
  answerShare(share);
  show(SHARED);
  await button.click();
  await button.click();
  await expect.poll(() => share.mock.calls.length).toBe(2);
  expect(copied).not.toHaveBeenCalled();
  await expect.element(byHand).not.toBeInTheDocument();
});
