import type { OfficeSession } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemoryRouter } from 'react-router';
import { mount } from '../../../../tests/components/mount.tsx';
import '../styles/office.css';
import { OfficeContext } from './office-context.ts';
import { SwitchDialog } from './switch-dialog.tsx';

const rows = page.getByRole('dialog').getByRole('listitem');

describe('the list of shops', () => {
  it('of an agency with many shops shows the first hundred, and the others by search', async () => {
    openDialog(450);
    await expect.element(page.getByText('350 weitere Filialen findest Du über die Suche.')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    expect(rows.elements()).toHaveLength(100);
    await userEvent.keyboard('laden 449');
    await expect.element(page.getByRole('button', { name: 'Laden 449' })).toBeVisible();
    await expect.element(page.getByText('weitere Filialen')).not.toBeInTheDocument();
  });

  it('of a small chain shows all of them', async () => {
    openDialog(100);
    await expect.element(page.getByRole('button', { name: 'Laden 99' })).toBeInTheDocument();
    await expect.element(page.getByText('über die Suche')).not.toBeInTheDocument();
  });
});

const FIRST: OfficeSession['shops'][number] = {
  id: 'laden-0',
  slug: 'laden-0',
  name: 'Laden 0',
  isFranchiseOverview: false,
  franchise: null,
  primaryColor: '#1c382c',
  accentColor: '#c0392b',
  logo: null,
  isDegraded: false,
  state: 'open',
  missing: [],
  hasOutdatedTexts: false,
};
const PERSON = {
  name: 'Ida',
  email: 'ida@agentur.example',
  role: 'owner',
  isFactorMissing: false,
  emailToConfirm: null,
  device: null,
  mapCredit: null,
  ownsInstallation: true,
} as const;

function openDialog(count: number): void {
  const shops = Array.from({ length: count }, (_, index) => ({
    ...FIRST,
    id: `laden-${index}`,
    name: `Laden ${index}`,
  }));
  const office = { session: { ...PERSON, toReplace: [], shops }, shop: FIRST, signOut: () => {}, page: null };
  mount(
    <MemoryRouter>
      <OfficeContext value={office}>
        <SwitchDialog onClosed={() => {}} />
      </OfficeContext>
    </MemoryRouter>,
  );
}
