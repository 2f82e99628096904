import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchMenu } from './fetch-menu.ts';
import { holdEvents } from './held-events.ts';
import { loadEntry, PATIENCE_MS } from './load-entry.ts';

/** Shows the order in which it receives events. */
function Form({ onHydrated }: { readonly onHydrated: () => void }) {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  useEffect(onHydrated, [onHydrated]);
  const hear = (what: string): void => setHeard((before) => [...before, what]);
  return (
    <>
      <input
        aria-label="Name"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          hear(`Name ${target.value}`);
        }}
      />
      <select aria-label="Zeit" defaultValue="früh" onChange={({ target }) => hear(`Zeit ${target.value}`)}>
        <option>früh</option>
        <option>spät</option>
      </select>
      <label>
        <input type="checkbox" onChange={({ target }) => hear(`Käse ${target.checked}`)} />
        Käse
      </label>
      {['A', 'B'].map((label) => (
        <label key={label}>
          <input type="radio" name="teig" onChange={() => hear(`Teig ${label}`)} />
          {`Teig ${label}`}
        </label>
      ))}
      <button type="button" onClick={() => hear('mehr')}>
        mehr
      </button>
      <button type="button" onClick={() => hear('weiter')}>
        weiter
      </button>
      <output>{heard.join(', ')}</output>
    </>
  );
}

/** A page as the server sends it; `hydrate` starts React and replays what was held back. */
function openPage() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form onHydrated={() => {}} />);
  const replay = holdEvents();
  return {
    hydrate: () =>
      new Promise<void>((resolve) => {
        const finish = (): void => {
          replay();
          resolve();
        };
        hydrateRoot(root, <Form onHydrated={finish} />);
      }),
  };
}

const button = (name: string) => page.getByRole('button', { name });

afterEach(() => document.body.replaceChildren());

describe('what a guest does before the page is hydrated', () => {
  it('happens afterwards, in its order', async () => {
    const { hydrate } = openPage();
    await page.getByLabelText('Name').fill('Anna');
    await button('mehr').click();
    await page.getByLabelText('Zeit').selectOptions('spät');
    await page.getByLabelText('Name').fill('Anna B');
    await page.getByLabelText('Käse').click();
    await button('weiter').click();
    await page.getByLabelText('Käse').click();
    await hydrate();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Name Anna, mehr, Zeit spät, Name Anna B, Käse true, weiter, Käse false');
    await expect.element(page.getByLabelText('Name')).toHaveValue('Anna B');
    await expect.element(page.getByLabelText('Käse')).not.toBeChecked();
  });

  it('ends with the last choice of a group', async () => {
    const { hydrate } = openPage();
    await page.getByLabelText('Teig A').click();
    await page.getByLabelText('Teig B').click();
    await hydrate();
    await expect.element(page.getByRole('status')).toHaveTextContent('Teig A, Teig B');
    await expect.element(page.getByLabelText('Teig B')).toBeChecked();
  });

  it('counts a button once that is pressed again because nothing happens', async () => {
    const { hydrate } = openPage();
    await button('mehr').dblClick();
    await expect.element(button('mehr')).toHaveAttribute('data-held');
    await hydrate();
    await expect.element(button('mehr')).not.toHaveAttribute('data-held');
    await expect.element(page.getByRole('status')).toHaveTextContent('mehr');
  });

  it('is typed as a keyboard types, and later events are no longer held back', async () => {
    const { hydrate } = openPage();
    await userEvent.type(page.getByLabelText('Name'), 'Ida');
    await hydrate();
    await button('weiter').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Name Ida, weiter');
  });

  it('leaves links to the browser', () => {
    const { hydrate } = openPage();
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '#ziel' }));
    link.click();
    expect(location.hash).toBe('#ziel');
    history.replaceState(null, '', ' ');
    return hydrate();
  });
});

describe('scripts or data that are late', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = ['not-loaded', 'no-menu']
      .map((id) => `<template id="${id}"><p role="alert">${id}</p></template>`)
      .join('');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const said = (): string => document.querySelector('[role=alert]')?.textContent ?? '';

  it('offer to load the page again after 8 s, until the scripts are there', async () => {
    const entry = Promise.withResolvers<void>();
    loadEntry({ preloads: [], pageFiles: [], load: () => entry.promise, failed: () => {} });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(said()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toBe('not-loaded');
    entry.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toBe('');
  });

  it('offer it at once if the scripts fail, and only once', async () => {
    const failed = vi.fn<() => void>();
    loadEntry({ preloads: [], pageFiles: [], load: () => Promise.reject(new Error('404')), failed });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(failed).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  it('the menu is asked for again with growing pauses; the guest is told until it is there', async () => {
    const answers = [() => Promise.reject(new TypeError('offline')), () => Promise.resolve(Response.error())];
    const asked: number[] = [];
    vi.stubGlobal('fetch', () => {
      asked.push(Date.now());
      return (answers.shift() ?? (() => Promise.resolve(Response.json({ dishes: [] }))))();
    });
    const menu = fetchMenu('/menu');
    await vi.advanceTimersByTimeAsync(0);
    expect(said()).toBe('no-menu');
    await vi.runAllTimersAsync();
    expect(await menu).toEqual({ dishes: [] });
    expect(said()).toBe('');
    const [first = 0, second = 0, third = 0] = asked;
    expect(third - second).toBeGreaterThan(second - first);
  });
});
