import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

const readStyle = (part: Element | null | undefined): CSSStyleDeclaration =>
  part ? getComputedStyle(part) : expect.fail('missing');

describe('forced colours show', () => {
  beforeEach(async () => {
    onTestFinished(async () => void (await emulate('')));
    await page.viewport(1440, 900);
    await emulate('active');
  });

  it('which tab is open, and when a shop is open', async () => {
    await renderOffice('/zeiten');
    const tabs = page.getByRole('navigation', { name: 'Zeiten & Gebiete' });
    const [open, other] = [
      tabs.getByRole('link', { name: 'Zeiten' }),
      tabs.getByRole('link', { name: 'Liefergebiete' }),
    ];
    await expect.element(open).toBeVisible();
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
    expect(readStyle(open.element()).outlineStyle).toBe('solid');
    expect(readStyle(other.element()).outlineStyle).toBe('none');
    await expect.poll(() => document.querySelector('.week-bar i')).not.toBeNull();
    const bar = document.querySelector('.week-bar:has(i)');
    expect(readStyle(bar?.querySelector('i')).backgroundColor).not.toBe(readStyle(bar).backgroundColor);
  });

  it('which order type has the prices that are shown', async () => {
    await renderOffice('/karte');
    const types = page.getByRole('radio', { name: 'Lieferung' });
    await expect.element(types.first()).toBeInTheDocument();
    const group = types.first().element().closest('fieldset, .segments');
    const labels = Array.from(group?.querySelectorAll('label') ?? []);
    const outlined = labels.filter((label) => readStyle(label).outlineStyle === 'solid');
    expect(outlined.map((label) => label.querySelector('input')?.checked)).toEqual([true]);
  });
});
