import { expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

// Once at a time, errors at their fields, nothing lost that is typed while it is sent (docs/decisions/078).
it('forms are sent by Form', () => {
  const found = committedFiles(/^(?:apps|packages)\/.*\.tsx$/).filter(({ text }) => /\bonSubmit\b/.test(text));
  expect(found.map(({ path }) => path)).toEqual(['packages/ui/src/form.tsx']);
});

// After a lost answer the same change is sent under the same key, so that it counts once: useForm or useAttempt keep it.
it('no key is made for a single try', () => {
  const found = committedFiles(/^(?:apps|packages)\/.*\.tsx?$/).filter(({ text }) =>
    /'idempotency-key': newKey\(\)/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
