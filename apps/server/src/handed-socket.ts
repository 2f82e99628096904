import { isIP, type AddressInfo } from 'node:net';

/** Where systemd hands over the first socket (sd_listen_fds(3)): after input, output and errors. */
const FIRST_HANDED = 3;

interface Variables {
  readonly LISTEN_PID?: string | undefined;
  readonly LISTEN_FDS?: string | undefined;
}

/** systemd hands over more than one socket, or one that listens elsewhere than the settings say. */
export class OtherSocket extends Error {}

/**
 * The listening socket that systemd holds for this process (deploy/tischlein.socket). It stays open while the server restarts:
 * guests wait in its queue and are not refused. null: the server opens its own.
 */
export function findHandedSocket(
  { LISTEN_PID, LISTEN_FDS }: Variables = process.env,
  pid: number = process.pid,
): number | null {
  if (LISTEN_PID !== String(pid)) return null;
  if (LISTEN_FDS !== '1') throw new OtherSocket('not one socket');
  return FIRST_HANDED;
}

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Throws OtherSocket if the socket listens elsewhere than HOST and PORT say, where the doctor and the manual look for it. */
export function requireSamePlace(address: AddressInfo | string | null, { host, port }: Place): void {
  const isSame =
    typeof address === 'object' && address !== null && address.port === port && isSameHost(address.address, host);
  if (!isSame) throw new OtherSocket(JSON.stringify(address));
}

const isSameHost = (address: string, host: string): boolean =>
  isIP(host) === 0 || address === host || (isEverywhere(address) && isEverywhere(host));

const isEverywhere = (address: string): boolean => address === '0.0.0.0' || address === '::';
