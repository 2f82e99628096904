import { expect, it } from 'vitest';
import { loadProviderScript } from './provider-script.ts';

const script = (name: string): string => `data:text/javascript,// ${name}`;

it("waits with a growing delay until the script is ready (S2 §4 'retries with a growing delay')", async () => {
  const times: number[] = [];
  const surface = await loadProviderScript(script('late'), () => {
    times.push(performance.now());
    return times.length === 4 ? 'ready' : null;
  });
  expect(surface).toBe('ready');
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const [index, least] of [50, 100, 200].entries()) expect(pauses[index]).toBeGreaterThan(least - 2);
});

it('is loaded again after it failed, and only then', async () => {
  const broken = '/gibt-es-nicht/script.js';
  const countScripts = (): number => document.querySelectorAll(`script[src="${script('once')}"]`).length;
  expect(await loadProviderScript<string>(broken, () => 'ready')).toBeNull();
  expect(document.querySelector(`script[src="${broken}"]`)).toBeNull();
  await loadProviderScript(script('once'), () => 'ready');
  await loadProviderScript(script('once'), () => 'ready');
  expect(countScripts()).toBe(1);
});
