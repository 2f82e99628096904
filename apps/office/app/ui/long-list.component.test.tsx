import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/components/mount.tsx';
import { LongList } from './long-list.tsx';

const ROWS = Array.from({ length: 12_000 }, (_, row) => `Gericht ${row + 1}`);

it('a list of 12,000 rows draws the first 200, and more as its end comes near', async () => {
  mount(
    <LongList rows={ROWS}>
      {(row) => (
        <li key={row} className="stock-row">
          {row}
        </li>
      )}
    </LongList>,
  );
  const rows = page.getByRole('listitem');
  await expect.element(rows).toHaveLength(200);
  const more = page.getByRole('button', { name: '11.800 weitere anzeigen' });
  more.element().scrollIntoView();
  await expect.element(rows).toHaveLength(400);
  await expect.element(page.getByRole('button', { name: '11.600 weitere anzeigen' })).toBeInTheDocument();
});
