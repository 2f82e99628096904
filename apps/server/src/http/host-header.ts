import type { IncomingMessage } from 'node:http';

/** Returns whether a request names two hosts; proxies and servers disagree about which one counts (RFC 9112 §3.2). */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count > 1;
};
