import Fastify, { type FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { StorageProblem } from '../db/storage-problem.ts';
import { limitReadingTime } from './limit-reading-time.ts';
import { answerProblems } from './problem-answers.ts';

const WITHIN_MS = 20;

/** A server with a handler that waits until it is told to fail. `isShopGone` runs while a failure is looked into. */
function openServer(isShopGone: (fail: () => void) => Promise<boolean>): FastifyInstance {
  const app = Fastify();
  const handler = Promise.withResolvers<never>();
  const fail = (): void => handler.reject(new Error('relation "orders" is locked'));
  answerProblems(app, { reportError: () => {}, isShopGone: () => isShopGone(fail) });
  limitReadingTime(app, WITHIN_MS);
  app.get('/api/waits/:shop', () => handler.promise);
  app.get('/api/no-database/:shop', async () => {
    throw new StorageProblem('relation "orders" is locked');
  });
  app.get('/api/fails/:shop', async () => {
    throw new Error('relation "orders" is locked');
  });
  app.get('/api/download/:shop', async (_request, reply) => reply.type('text/plain').send(Readable.from(slowFile())));
  app.post('/api/writes/:shop', async () => {
    await pause(2 * WITHIN_MS);
    return { code: 'written' };
  });
  return app;
}

async function* slowFile() {
  for (const part of ['one ', 'two ', 'three']) {
    yield part;
    await pause(WITHIN_MS);
  }
}

async function get(app: FastifyInstance, url: string): Promise<readonly [number, unknown]> {
  const answer = await app.inject(url);
  expect(answer.body).not.toContain('relation');
  return [answer.statusCode, answer.json().code];
}

describe('a request that fails unforeseen', () => {
  it('is answered as such', async () => {
    const app = openServer(async () => false);
    expect(await get(app, '/api/fails/roma')).toEqual([500, 'internal']);
  });

  it('says that its shop is unknown if it was deleted meanwhile', async () => {
    const app = openServer(async () => true);
    expect(await get(app, '/api/fails/roma')).toEqual([404, 'shopUnknown']);
  });

  it('is answered in time, however long it takes to see whether the shop is there', async () => {
    const app = openServer(() => new Promise(() => {}));
    expect(await get(app, '/api/fails/roma')).toEqual([503, 'temporarilyUnavailable']);
  });

  it('is answered at once if the database is away', async () => {
    const app = openServer(() => Promise.reject(new Error('the database was asked again')));
    expect(await get(app, '/api/no-database/roma')).toEqual([503, 'temporarilyUnavailable']);
  });

  it('is answered once and with a sentence if the handler fails after its time is over', async () => {
    const app = openServer(async (fail) => {
      fail();
      await setImmediate();
      return false;
    });
    expect(await get(app, '/api/waits/roma')).toEqual([503, 'temporarilyUnavailable']);
  });
});

describe('the time limit', () => {
  const notGone = async () => false;

  it('leaves a download the time it takes', async () => {
    const app = openServer(notGone);
    expect((await app.inject('/api/download/roma')).body).toBe('one two three');
  });

  it('does not answer a call that still writes', async () => {
    const app = openServer(notGone);
    expect((await app.inject({ method: 'POST', url: '/api/writes/roma' })).json()).toEqual({ code: 'written' });
  });
});

describe('the page for an address that does not exist', () => {
  const read = async (url: string): Promise<string> => {
    const app = openServer(async () => false);
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(404);
    return body;
  };

  it('has a heading, and leads to the start page', async () => {
    const page = await read('/f=gibt-es-nicht/');
    expect(page).toContain('<h1>Seite nicht gefunden</h1><p>Diese Adresse gibt es nicht.');
    expect(page).toContain('<a href="/">Zur Startseite</a>');
  });

  it('does not lead to itself', async () => {
    expect(await read('/?quelle=flyer')).not.toContain('<a ');
  });

  it('is dark as a whole where the guest prefers dark pages', async () => {
    expect(await read('/f=gibt-es-nicht/')).toContain('html{color-scheme:light dark}');
  });
});
