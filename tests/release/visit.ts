// Visits a running release as guests do, and prints what it got as JSON: visit.ts ADDRESS
import { randomUUID } from 'node:crypto';
import * as calls from '@tischlein/contract/calls';
import { createSender } from '@tischlein/contract/client';
import { findTermsVersions } from '@tischlein/domain/shop';

const SHOP = 'wok-garten';
const [address = ''] = process.argv.slice(2);
const get = (path: string): Promise<Response> => fetch(`${address}${path}`);
const send = createSender((path, init) => fetch(`${address}${path}`, init));

const pages = [
  `/f=${SHOP}/`,
  '/office',
  '/api/docs/swagger-ui-bundle.js',
  '/readyz',
  `/media/${SHOP}/pho/195x195.webp`,
];
const statuses = await Promise.all(pages.map(async (path) => [path, (await get(path)).status]));
const placed = await placeOrder();
const receipt = placed === null ? null : await get(`/api/shop/${SHOP}/receipt/${placed}/pdf`);
process.stdout.write(JSON.stringify({ statuses, placed, receipt: receipt?.status ?? null }));

async function placeOrder(): Promise<string | null> {
  const config = await send(calls.getConfig, { params: { shop: SHOP } });
  const acceptedTerms = config.ok ? findTermsVersions(config.value.pages) : null;
  if (!acceptedTerms) return null;
  const answer = await send(calls.placeOrder, {
    params: { shop: SHOP },
    headers: { 'idempotency-key': randomUUID() },
    body: {
      acceptedTerms,
      formValues: {
        name: 'Ada Köhler',
        phone: '030 5550100',
        email: 'ada@example.org',
        paymentMethod: 'offline',
        isPickup: true,
      },
      orderItems: [{ dishId: 'lachs-bowl', amount: 1 }],
    },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value.order.id;
}
