import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/components/mount.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { closeContainingDialog, Dialog } from './dialog.tsx';
import { steps } from './steps.ts';

const answer = vi.fn<(isConfirmed: boolean) => void>();

function Places() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string): void => setOpen((before) => before.filter((other) => other !== name));
  const button = (name: string) => (
    <button type="button" onClick={() => setOpen((before) => [...before, name])}>
      {`open ${name}`}
    </button>
  );
  return (
    <>
      {button('dish')}
      {button('question')}
      {open.includes('dish') && (
        <Dialog title="dish" onClosed={() => close('dish')}>
          {button('question')}
          <button type="button" onClick={(event) => closeContainingDialog(event.currentTarget)}>
            cancel
          </button>
        </Dialog>
      )}
      {open.includes('question') && (
        <ConfirmDialog
          title="question"
          texts={['Sure?']}
          confirm="yes"
          cancel="no"
          onClosed={(isConfirmed) => {
            answer(isConfirmed);
            close('question');
          }}
        />
      )}
    </>
  );
}

const dialog = page.getByRole('dialog');
const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).last().click();
const settled = (): Promise<void> => new Promise((resolve) => steps.whenSettled(resolve));
const backdrop = (): boolean | undefined =>
  document.querySelector('dialog')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));

beforeEach(async () => {
  answer.mockClear();
  steps.replaceBy('/');
  await settled();
  mount(<Places />);
  await press('open dish');
  await page.getByRole('heading', { name: 'dish' }).findElement();
  await settled();
});

describe('a dialog', () => {
  it.each<[string, () => unknown]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => press('Dialog schließen')],
    ['a button in it', () => press('cancel')],
    ['a press beside it', backdrop],
    ['back', () => history.back()],
  ])('is closed by %s; the focus returns and its step is gone', async (_, leave) => {
    const { length } = history;
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'open dish' })).toHaveFocus();
    // React closes the step after the dialog has gone.
    await expect.poll(() => steps.current.get().dialogs).toEqual([]);
    await settled();
    expect(history.length).toBe(length);
  });

  it('keeps the focus inside', async () => {
    for (let presses = 0; presses < 8; presses += 1) await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    // Between the last and the first element the focus is with the browser.
    expect(activeElement === document.body || document.querySelector('dialog')?.contains(activeElement)).toBe(true);
  });
});

describe('a question', () => {
  it.each<[string, () => unknown, boolean]>([
    ['yes', () => press('yes'), true],
    ['no', () => press('no'), false],
    ['Escape', () => userEvent.keyboard('{Escape}'), false],
    ['back', () => history.back(), false],
  ])('above a dialog is answered by %s; the dialog below stays', async (_, leave, isConfirmed) => {
    await press('open question');
    await expect.element(page.getByText('Sure?')).toBeVisible();
    await settled();
    await leave();
    await expect.element(page.getByText('Sure?')).not.toBeInTheDocument();
    expect(answer).toHaveBeenCalledExactlyOnceWith(isConfirmed);
    await expect.element(page.getByRole('heading', { name: 'dish' })).toBeVisible();
    expect(steps.current.get().dialogs).toHaveLength(1);
  });
});
