import { describe, expect, it, vi } from 'vitest';
import type { Answer } from './answer.ts';
import { mergeFields } from './merge-parts.ts';
import { OpenDocument } from './open-document.ts';

interface Part {
  readonly name: string;
  readonly phone: string;
}
interface Saved extends Part {
  readonly version: number;
}

const outdated = { ok: false, status: 412, problem: { message: 'outdated' } } as const;
const describePart = ({ name, phone }: Part) => [
  { name: 'name', text: name },
  { name: 'phone', text: phone },
];

/** A server with one document, an open document of it that was read, and its save. */
async function openDocument() {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  let stored: Saved = { name: 'Ada', phone: '1', version: 1 };
  const server = {
    store: (part: Partial<Part>): void => void (stored = { ...stored, ...part, version: stored.version + 1 }),
    get: (): Saved => stored,
  };
  const document = new OpenDocument<Saved, Part>('shop', {
    read: async () => ({ ok: true, value: stored }),
    part: ({ name, phone }) => ({ name, phone }),
    merge: mergeFields,
  });
  await document.remote.read();
  const type = (part: Partial<Part>): void => document.edit((now) => ({ ...now, ...part }));
  /** Saves; `before` happens on the way. */
  const save = (before = (): void => {}): Promise<boolean> =>
    document.save({
      write: async ({ version }, part): Promise<Answer<Saved>> => {
        before();
        if (version !== stored.version) return outdated;
        server.store(part);
        return { ok: true, value: stored };
      },
      describe: describePart,
    });
  return { document, server, type, save };
}

describe('a save', () => {
  it('keeps the edits made while it is under way, also the value of before', async () => {
    const { document, server, type, save } = await openDocument();
    type({ name: 'Bea' });
    expect(await save(() => type({ name: 'Bea and Cem' }))).toBe(true);
    expect([server.get().name, document.getPart()?.name, document.isChanged()]).toEqual(['Bea', 'Bea and Cem', true]);
    await save(() => type({ name: 'Bea' }));
    expect([server.get().name, document.getPart()?.name, document.isChanged()]).toEqual(['Bea and Cem', 'Bea', true]);
    await save();
    expect([server.get().name, document.isChanged()]).toEqual(['Bea', false]);
  });

  it('waits for the one under way', async () => {
    const { server, type, save } = await openDocument();
    type({ name: 'Bea' });
    const first = save(() => type({ name: 'Cem' }));
    expect([await save(), await first, server.get().name]).toEqual([true, true, 'Cem']);
  });

  it('adds to what others have saved elsewhere in the part', async () => {
    const { server, type, save } = await openDocument();
    type({ name: 'Bea' });
    server.store({ phone: '2' });
    expect(await save()).toBe(true);
    expect(server.get()).toMatchObject({ name: 'Bea', phone: '2' });
  });

  it.each([
    { choice: 'mine', isSaved: true, stored: 'Bea', shown: 'Bea', isChanged: false },
    { choice: 'saved', isSaved: false, stored: 'Cem', shown: 'Cem', isChanged: false },
    { choice: 'later', isSaved: false, stored: 'Cem', shown: 'Bea', isChanged: true },
  ] as const)('asks which version counts: $choice', async ({ choice, isSaved, stored, shown, isChanged }) => {
    const { document, server, type, save } = await openDocument();
    type({ name: 'Bea' });
    server.store({ name: 'Cem' });
    const saving = save();
    await expect
      .poll(() => document.state.get().question?.differences)
      .toMatchObject([{ name: 'name', saved: 'Cem', mine: 'Bea', changedBy: 'both' }]);
    document.state.get().question?.answer(choice);
    expect(await saving).toBe(isSaved);
    await expect.poll(() => document.getPart()?.name).toBe(shown);
    expect([server.get().name, document.isChanged()]).toEqual([stored, isChanged]);
  });
});

it('an edit that is taken back leaves nothing to save', async () => {
  const { document, type } = await openDocument();
  type({ name: 'Bea' });
  expect(document.isChanged()).toBe(true);
  type({ name: 'Ada' });
  expect([document.isChanged(), document.state.get().draft]).toEqual([false, null]);
});
