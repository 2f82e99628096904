import { API_DOCS_PATH, buildAddress } from '@tischlein/contract/address';
import type { OfficeSession } from '@tischlein/contract/office';
import { INTEGRATIONS } from '@tischlein/wording/office';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Webhooks } from './webhooks.tsx';
import '../styles/integrations.css';
import * as calls from '@tischlein/contract/calls';

/** Keys and webhooks with which other systems work with the shop. */
export const IntegrationsPage = ({ shop }: { readonly shop: OfficeSession['shops'][number] }) => (
  <OfficeFrame title={INTEGRATIONS.title}>
    <p className="soft">
      {INTEGRATIONS.help}{' '}
      <a href={API_DOCS_PATH} target="_blank" rel="noreferrer">
        {INTEGRATIONS.description}
      </a>
    </p>
    <ApiKeys shop={shop.id} />
    <Webhooks shop={shop.id} />
    <Examples shop={shop.id} />
  </OfficeFrame>
);

const { examples: SAY } = INTEGRATIONS;

/** Ready to copy: how to read orders with a key, and how to check that an event comes from this server. */
function Examples({ shop }: { readonly shop: string }) {
  const orders = `${location.origin}${buildAddress(calls.listOrders, { params: { shop } })}`;
  return (
    <section className="integration" aria-labelledby="examples">
      <h2 id="examples">{SAY.title}</h2>
      <p className="soft">{SAY.help}</p>
      {[
        { name: SAY.read, code: readOrders(orders) },
        { name: SAY.accept, code: acceptOrder(orders) },
        { name: SAY.hubrise, code: readHubrise(orders) },
        { name: SAY.verify, code: VERIFY },
      ].map(({ name, code }) => (
        <details key={name} className="integration-example">
          <summary>{name}</summary>
          <pre>{code}</pre>
        </details>
      ))}
    </section>
  );
}

const readOrders = (orders: string): string => `curl -H "Authorization: Bearer $KEY" ${orders}`;

const acceptOrder = (orders: string): string =>
  `curl -X POST -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"minutes": 30}' ${orders}/$ORDER_ID/accept`;

const readHubrise = (orders: string): string => `curl -H "Authorization: Bearer $KEY" ${orders}/$ORDER_ID/hubrise`;

// Standard Webhooks 1.0.0 in plain Node, without a library.
const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const id = request.headers['webhook-id'];
  const timestamp = request.headers['webhook-timestamp'];
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const isGenuine = request.headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  if (!isGenuine || !isRecent) return response.writeHead(401).end();
  // The same webhook-id may arrive twice: handle each id once.
  console.log(JSON.parse(body));
  response.writeHead(204).end();
}).listen(8080);`;
