import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { toMilliseconds } from '../clock.ts';
import { type Examination, type Finding, findingsFor } from '../finding.ts';

const TOLERATED_SECONDS = 2;
const RISKY_SECONDS = 30;

/** Compares the machine's clock with a time server. */
export async function checkClock({ clock, timeServer }: Examination): Promise<Finding[]> {
  const found = findingsFor('clock');
  const time = await askTime(timeServer);
  if (time === null) return [found.unknown('clockUnknown', { server: timeServer })];
  const seconds = Math.round(Math.abs(toMilliseconds(clock.now()) - time) / 100) / 10;
  if (seconds <= TOLERATED_SECONDS) return [found.ok('clockRight', { seconds })];
  return [found[seconds > RISKY_SECONDS ? 'error' : 'warning']('clockWrong', { seconds })];
}

const PORT = 123;
const ANSWER_WITHIN_MS = 3000;
const PACKET_BYTES = 48;
// Version 4, client.
const REQUEST = 0x23;
const TRANSMITTED_AT = 40;
// NTP counts from 1900.
const SECONDS_TO_1970 = 2_208_988_800;
const FRACTION = 2 ** 32;

/** Milliseconds since 1970 by an SNTP server (RFC 4330); null: no answer in time. */
async function askTime(server: string): Promise<number | null> {
  const [host = '', port = PORT] = server.split(':');
  const socket = createSocket('udp4');
  try {
    const packet = Buffer.alloc(PACKET_BYTES);
    packet[0] = REQUEST;
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answered = once(socket, 'message', { signal });
    socket.on('error', () => {});
    socket.send(packet, Number(port), host);
    const [answer]: unknown[] = await answered;
    return Buffer.isBuffer(answer) && answer.length >= PACKET_BYTES ? readTime(answer) : null;
  } catch {
    return null;
  } finally {
    socket.close();
  }
}

function readTime(packet: Buffer): number {
  const seconds = packet.readUInt32BE(TRANSMITTED_AT) - SECONDS_TO_1970;
  return (seconds + packet.readUInt32BE(TRANSMITTED_AT + 4) / FRACTION) * 1000;
}
