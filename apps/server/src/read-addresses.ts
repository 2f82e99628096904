import { isIP } from 'node:net';

// Readers of settings that are IP addresses; null: malformed.

export function readNameServer(text: string): string | null {
  return /^(?:[\d.]+(?::\d{1,5})?|\[[\da-f:]+\](?::\d{1,5})?|[\da-f:]+)$/i.test(text) ? text : null;
}

export function readAddresses(text: string): readonly string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => /^[\da-fA-F.:]+(\/\d{1,3})?$/.test(part)) ? parts : null;
}

/** '192.168.1.0/24, 10.0.0.5' */
export function readNetworks(text: string): readonly string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isNetwork) ? parts : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/');
  const most = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
  return rest.length === 0 && most > 0 && (text === address || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}
