import { type Finding, findingsFor } from '../finding.ts';
import type { Examined } from '../room.ts';
import { readWebhooks } from './webhooks.store.ts';

/** Whether other systems get the events that shops send them. */
export async function checkWebhooks({ database: { read }, shops }: Examined): Promise<Finding[]> {
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
