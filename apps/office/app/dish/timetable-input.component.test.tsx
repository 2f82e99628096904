import type { Timetable } from '@tischlein/domain';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/components/mount.tsx';
import { TimetableInput } from './timetable-input.tsx';

function Times({ first }: { readonly first: Timetable }) {
  const [timetable, setTimetable] = useState<Timetable | undefined>(first);
  return <TimetableInput legend="Zeiten" timetable={timetable} onChange={setTimetable} />;
}

it('the last day of a time stays ticked, and the row says how to be rid of it', async () => {
  const noon = { from: '11:30', to: '14:30' };
  mount(
    <Times
      first={[
        { dayIndex: 1, ...noon },
        { dayIndex: 2, ...noon },
      ]}
    />,
  );
  const row = page.getByRole('group', { name: 'Zeit 1' });
  await row.getByLabelText('Montag').click();
  await expect.element(row.getByLabelText('Montag')).not.toBeChecked();
  const tuesday = row.getByLabelText('Dienstag');
  await tuesday.click();
  await expect.element(tuesday).toBeChecked();
  await expect.element(page.getByText(/entferne die Zeile/)).toBeVisible();
  await row.getByLabelText('Montag').click();
  await expect.element(page.getByText(/entferne die Zeile/)).not.toBeInTheDocument();
});
