import { steps } from '@tischlein/ui/steps';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/components/mount.tsx';
import { Link, Router, useIsLeaving, usePath, useRouter } from './router.tsx';

function Pages() {
  const path = usePath();
  const { goTo, replaceBy } = useRouter();
  return (
    <>
      <h1>{path}</h1>
      <p>{useIsLeaving(path) ? 'leaving' : 'here'}</p>
      <Link to="/zeiten?tag=1">times</Link>
      <Link to="/karte" replace>
        menu instead
      </Link>
      <Link to="/impressum" target="_blank">
        imprint
      </Link>
      <button type="button" onClick={() => goTo('/')}>
        home
      </button>
      <button type="button" onClick={() => replaceBy('/kasse')}>
        checkout instead
      </button>
    </>
  );
}

const link = (name: string) => page.getByRole('link', { name });
const settled = (): Promise<void> => new Promise((resolve) => steps.whenSettled(resolve));

async function expectPath(path: string): Promise<void> {
  await expect.element(page.getByRole('heading')).toHaveTextContent(path);
  await settled();
  expect(location.pathname).toBe(path === '/' ? '/f=roma' : `/f=roma${path}`);
}

beforeEach(async () => {
  steps.replaceBy('/f=roma/anfahrt');
  await settled();
  mount(
    <Router basename="/f=roma" path="/anfahrt">
      <Pages />
    </Router>,
  );
  await expectPath('/anfahrt');
});

describe('the router', () => {
  it('follows links, back and forward below the address of the shop', async () => {
    await expect.element(link('times')).toHaveAttribute('href', '/f=roma/zeiten?tag=1');
    await link('times').click();
    await expectPath('/zeiten');
    expect(location.search).toBe('?tag=1');
    await page.getByRole('button', { name: 'home' }).click();
    await expectPath('/');
    history.back();
    await expectPath('/zeiten');
    history.back();
    await expectPath('/anfahrt');
    history.forward();
    await expectPath('/zeiten');
  });

  it('replaces a page, so that back skips it', async () => {
    await link('times').click();
    await expectPath('/zeiten');
    await link('menu instead').click();
    await expectPath('/karte');
    await page.getByRole('button', { name: 'checkout instead' }).click();
    await expectPath('/kasse');
    history.back();
    await expectPath('/anfahrt');
  });

  it('leaves other tabs and modified clicks to the browser', async () => {
    const followed: boolean[] = [];
    const hear = (event: Event): void => {
      followed.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', hear);
    await link('imprint').click();
    await link('times').click({ modifiers: ['Control'] });
    document.removeEventListener('click', hear);
    expect(followed).toEqual([false, false]);
    await expectPath('/anfahrt');
  });

  it('follows a page that leads away as soon as it is there', async () => {
    mount(
      <Router basename="/f=roma" path="/anfahrt">
        <LeadsAway />
      </Router>,
    );
    await expect.element(page.getByText('shown: /kasse')).toBeVisible();
  });
});

function LeadsAway() {
  const path = usePath();
  return (
    <>
      <p>shown: {path}</p>
      <Guard />
    </>
  );
}

function Guard() {
  const { replaceBy } = useRouter();
  useEffect(() => replaceBy('/kasse'));
  return null;
}
