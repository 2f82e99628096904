import type { Database } from '../db/database.ts';
import { readWebhooks } from '../integrations/webhooks.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type Finding, findingsFor } from './finding.ts';

/** Whether other systems get the events that shops send them. */
export async function checkWebhooks({ read }: Database, shops: readonly LoadedShop[]): Promise<Finding[]> {
  const found = findingsFor('webhooks');
  const findings: Finding[] = [];
  let count = 0;
  for (const { id, config } of shops) {
    for (const { name, state } of await readWebhooks(read, id)) {
      count += 1;
      if (state === 'failing' || state === 'gone')
        findings.push(found.warning('webhookFails', { shop: config.slug, name }));
    }
  }
  return findings.length > 0 ? findings : [found.ok('webhooksWork', { count })];
}
