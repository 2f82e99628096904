import { days, inMilliseconds } from '@tischlein/domain';
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Settings } from '../env.ts';
import { describeFailure } from '../failure.ts';
import { toMilliseconds } from '../clock.ts';
import { type Examination, type Finding, findingsFor } from '../finding.ts';
import { askServer } from './running-server.ts';

const ANSWER_WITHIN_MS = 10_000;
const HTTPS_PORT = 443;
const SOON_DAYS = 14;
const NOW_DAYS = 3;
const MS_PER_DAY = inMilliseconds(days(1));

/** Whether guests reach the shop at PUBLIC_URL, and how long its certificate is valid. */
export async function checkAddress({ settings, clock }: Examination): Promise<Finding[]> {
  const found = findingsFor('address');
  const { publicUrl: url } = settings;
  if (url === null) return [found.warning('addressMissing')];
  if (!url.startsWith('https:')) return [found.warning('addressInsecure', { url })];
  const certificate = await readCertificate(new URL(url));
  if (certificate.kind !== 'valid') {
    const { kind, reason } = certificate;
    return [
      kind === 'invalid' ? found.error('certificateInvalid', { reason }) : found.error('addressAway', { url, reason }),
    ];
  }
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  if (answer === null) return [found.error('addressAway', { url, reason: 'HTTP' })];
  if (CLOSED.includes(answer.status) && (await takesOrders(settings)))
    return [found.error('proxyClosed', { url, status: answer.status })];
  if (!answer.ok || (await answer.text()) !== 'ok\n') return [found.error('addressOther', { url })];
  const days = Math.floor((certificate.until - toMilliseconds(clock.now())) / MS_PER_DAY);
  if (days > SOON_DAYS) return [found.ok('addressRight', { url, days })];
  return [found[days <= NOW_DAYS ? 'error' : 'warning']('certificateEnds', { days })];
}

/** The answers of a proxy that finds no server. */
const CLOSED = [502, 503, 504];

const takesOrders = async (settings: Settings): Promise<boolean> => (await askServer(settings)).problems?.length === 0;

type Certificate =
  | { readonly kind: 'valid'; readonly until: number }
  | { readonly kind: 'invalid' | 'away'; readonly reason: string };

async function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  const socket = connect({
    host: hostname,
    port: Number(port || HTTPS_PORT),
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!socket.authorized) return { kind: 'invalid', reason: String(socket.authorizationError) };
    return { kind: 'valid', until: toMilliseconds(socket.getPeerCertificate().valid_to) };
  } catch (error) {
    return { kind: 'away', reason: describeFailure(error) };
  } finally {
    socket.destroy();
  }
}

/** Whether the server knows guests' addresses although a proxy is between them. */
export async function checkProxy({ settings }: Examination): Promise<Finding[]> {
  const found = findingsFor('proxy');
  const { publicUrl: url } = settings;
  const before = await askServer(settings);
  if (!url?.startsWith('https:') || before.problems === null) return [found.unknown('proxyUnknown')];
  const metrics = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  if (metrics === null) return [found.unknown('proxyUnknown')];
  if (metrics.ok) return [found.error('metricsPublic', { url })];
  await metrics.arrayBuffer();
  await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  const after = await askServer(settings);
  const grew = (name: string): boolean => (after.metrics.get(name) ?? 0) > (before.metrics.get(name) ?? 0);
  if (grew('tischlein_proxies_ignored_total')) return [found.error('proxyUntrusted')];
  return [settings.trustedProxies.length === 0 ? found.warning('proxySilent') : found.ok('proxyRight')];
}
