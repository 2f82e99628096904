import { Dialog } from '@tischlein/ui/dialog';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../../tests/components/mount.tsx';
import { DialogButton } from './dialog-button.tsx';

const { style } = document.documentElement;
afterEach(() => void style.removeProperty('--calm'));

const Greeting = ({ onClosed }: { readonly onClosed: () => void }) => (
  <Dialog title="Hallo" onClosed={onClosed}>
    {null}
  </Dialog>
);

it('a press while the dialog still fades out opens it again', async () => {
  style.setProperty('--calm', '30s');
  mount(<DialogButton icon="menu" label="Öffnen" content={Greeting} />);
  const open = page.getByRole('dialog', { name: 'Hallo' });
  const dialog = (): Element | null => document.querySelector('dialog[open]');
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect.element(open).toBeInTheDocument();
  const first = dialog();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect.poll(dialog).not.toBeNull();
  expect(dialog()).not.toBe(first);
});
