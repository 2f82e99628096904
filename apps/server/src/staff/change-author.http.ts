import type { FastifyRequest } from 'fastify';
import type { ChangeOrigin } from '../db/open-change.ts';
import { describeRequestDevice } from './request-device.http.ts';
import type { SignedIn } from './sessions.ts';

/** Who makes a change, for the audit log: people by their e-mail address, devices and keys by their name. */
export const toChangeAuthor = (
  request: FastifyRequest,
  { scopes, device, email }: SignedIn,
): ChangeOrigin['author'] => ({
  kind: scopes ? 'key' : device ? 'device' : 'person',
  name: email,
  device: scopes ? '' : describeRequestDevice(request),
});
