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
  ['/f/GUTSCHEIN', 'coupon', 'GUTSCHEIN'],
  ['/reservieren/', 'coupon', ''],
  ['/abmelden/newsletter', 'unsubscribe', 'newsletter'],
  ['/abmelden/newsletter/', 'unsubscribe', 'newsletter'],
  ['/tisch-reservieren', 'reserveTable', ''],
  ['/tr/1a2b.Cd_3-/cancel', 'reservation', '1a2b.Cd_3-'],
  ['/feedback/ab12', 'feedback', 'ab12'],
  ['/service', 'service', ''],
  ['/service/tisch/7/bestellen', 'service', 'tisch/7/bestellen'],
  ['/service/artikel/', 'service', 'artikel'],
  ['/services', 'notFound', ''],
  ['/telefon', 'telephone', ''],
  ['/checkout/a/b', 'notFound', ''],
  ['/static', 'notFound', ''],
  ['/gibt-es-nicht', 'notFound', ''],
])('%s is the page %s', (path, name, id) => {
  const match = matchPage(path);
  expect([match.page.name, match.id]).toEqual([name, id]);
});
