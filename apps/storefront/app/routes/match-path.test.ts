import { expect, it } from 'vitest';
import { matchPage } from './routes.tsx';

it.each([
  ['/', 'start', ''],
  ['/checkout', 'checkout', ''],
  ['/checkout/', 'checkout', ''],
  ['/checkout/fehlgeschlagen', 'checkout', 'fehlgeschlagen'],
  ['/checkout/success/ab12', 'order', 'ab12'],
  ['/checkout/success/ab12/beleg', 'receipt', 'ab12'],
  ['/oeffnungszeiten', 'openingTimes', ''],
  ['/OEFFNUNGSZEITEN', 'openingTimes', ''],
  ['/static/über-uns', 'staticPage', 'über-uns'],
  ['/f/GUTSCHEIN', 'couponReservation', 'GUTSCHEIN'],
  ['/abmelden/newsletter', 'unsubscribe', 'newsletter'],
  ['/abmelden/newsletter/', 'unsubscribe', 'newsletter'],
  ['/checkout/a/b', 'notFound', ''],
  ['/static', 'notFound', ''],
  ['/gibt-es-nicht', 'notFound', ''],
])('%s is the page %s', (path, name, id) => {
  const match = matchPage(path);
  expect([match.page.name, match.id]).toEqual([name, id]);
});
