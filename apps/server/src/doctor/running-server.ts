import type { Settings } from '../env.ts';
import { toLocalUrl } from '../own-address.ts';

const ANSWER_WITHIN_MS = 10_000;

/** What the running server says at its own port. */
export interface RunningServer {
  readonly address: string;
  /** Reasons why it takes no orders; empty: it is ready. null: nothing answers. */
  readonly problems: readonly string[] | null;
  /** Its figures by name, without those that have labels. */
  readonly metrics: ReadonlyMap<string, number>;
}

export async function askServer({ host, port, metricsToken }: Settings): Promise<RunningServer> {
  const address = toLocalUrl(host, port);
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${address}${path}`, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  const alive = await get('/healthz');
  if (!alive?.ok || (await alive.text()) !== 'ok\n') return { address, problems: null, metrics: new Map() };
  const ready = await get('/readyz');
  const metrics = await get('/metrics', metricsToken === null ? {} : { authorization: `Bearer ${metricsToken}` });
  return {
    address,
    problems: ready === null ? ['/readyz'] : ready.ok ? [] : (await ready.text()).trim().split('\n'),
    metrics: metrics?.ok ? readMetrics(await metrics.text()) : new Map(),
  };
}

const readMetrics = (text: string): ReadonlyMap<string, number> =>
  new Map(Array.from(text.matchAll(/^([a-z_\d]+) (\S+)$/gm), ([, name = '', value]) => [name, Number(value)]));
