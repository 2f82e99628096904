import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import ServicePage from './service.tsx';
import Telephone from './telephone.tsx';

it.each([
  ['of the waiters', <ServicePage key="service" id="" />],
  ['of the telephone', <Telephone key="telephone" />],
])('a page %s has a placeholder, and a sentence for a browser without JavaScript', (_, shown) => {
  const html = renderToString(shown);
  expect(html).toContain('<noscript>Dieser Teil der Seite braucht JavaScript.');
  expect(html).toContain('class="skeleton"');
});
