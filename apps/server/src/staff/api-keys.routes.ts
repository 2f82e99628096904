import * as calls from '@tischlein/contract/calls';
import type { ApiKey } from '@tischlein/contract/office';
import type { FastifyPluginAsync } from 'fastify';
import type { Row } from '../db/tables.ts';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { createApiKey } from './api-key.ts';
import { deleteApiKey, insertApiKey, readApiKeys, scopesColumn } from './api-keys.store.ts';

/** The keys with which other systems make the calls of the office. */
export const apiKeyRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listApiKeys, async ({ shop }) => (await readApiKeys(deps.database.read, shop.id)).map(toApiKey));

  route(app, calls.addApiKey, async ({ shop, body }) => {
    const { name, scopes, expiresAt } = body;
    const { id, secret, hash } = createApiKey();
    const row: Row<'api_keys'> = {
      shop_id: shop.id,
      key_id: id,
      name,
      secret_hash: hash,
      scopes: scopesColumn.write([...new Set(scopes)]),
      created_at: deps.clock.now(),
      expires_at: expiresAt,
      last_used_at: null,
    };
    if (!(await deps.database.write((writer) => insertApiKey(writer, row)))) return refuse('tooManyKeys');
    return { key: toApiKey(row), secret };
  });

  route(app, calls.removeApiKey, async ({ shop, params }) => {
    return (await deps.database.write((writer) => deleteApiKey(writer, shop.id, params.key)))
      ? undefined
      : refuse('apiKeyUnknown');
  });
};

const toApiKey = ({ key_id, name, scopes, created_at, expires_at, last_used_at }: Row<'api_keys'>): ApiKey => ({
  id: key_id,
  name,
  scopes: [...scopesColumn.read(scopes)],
  createdAt: created_at,
  expiresAt: expires_at,
  lastUsedAt: last_used_at,
});
