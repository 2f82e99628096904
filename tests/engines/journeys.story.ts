import { DAY_INDEXES, days, inMilliseconds } from '@tischlein/domain';
import { TABLE_SERVICE } from '../browser/support/waiter.ts';
import type { Owner, OwnShop } from '../browser/support/owner.ts';
import { engineStory } from './engine-story.ts';
import type { Visitor } from './visitor.ts';

const ALWAYS = DAY_INDEXES.map((dayIndex) => ({ dayIndex, from: '00:00', to: '24:00' }));
const DESSERT = 'Tiramisù della Nonna';
const PIZZA = 'Pizza Margherita';

/** The browsers have the real time, so the shop is open around the clock. */
async function opensRestaurant(owner: Owner, change: object = {}): Promise<OwnShop> {
  const opening = await owner.getOpeningHours({ openingTimes: ALWAYS, deliveryTimes: [], specialOpeningTimes: [] });
  return owner.opensBranch({ opening, ...change });
}

/** Waits for the menu of pickup: WebKit does not hold the rows in place while others appear above them. */
async function picksUp(guest: Visitor): Promise<void> {
  await guest.presses('Abholung…');
  await guest.sees('Unser Standort');
}

async function orders(guest: Visitor, ...confirmation: readonly string[]): Promise<void> {
  await guest.fills('Name', 'Ada Köhler');
  await guest.fills('E-Mail', 'ada@example.org');
  await guest.fills('Telefon…', '0151 2345678');
  await guest.presses('Bar…', 'Ich akzeptiere die AGB…', 'Zahlungspflichtig bestellen', ...confirmation);
  await guest.comesTo(/\/checkout\/success\//);
  await guest.sees('Danke, Ada.');
}

/** 'Montag, 30. November': today's tables may be gone by the time of the test. */
const sayTomorrow = (): string =>
  new Date(Date.now() + inMilliseconds(days(1))).toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });

async function signsIn(staff: Visitor, { slug }: OwnShop): Promise<void> {
  await staff.opens(`/office/${slug}`);
  await staff.fills('E-Mail', process.env['OWNER_EMAIL'] ?? '');
  await staff.fills('Passwort', process.env['OWNER_PASSWORD'] ?? '');
  await staff.presses('Anmelden');
}

engineStory('a guest orders for pickup, and the desk accepts', async ({ guest, staff, owner }) => {
  const shop = await opensRestaurant(owner);
  await guest.opens(`/f=${shop.slug}`);
  await picksUp(guest);
  await guest.presses(`…${DESSERT}`, 'IN DEN WARENKORB…', '…Zum Warenkorb…', 'Zur Kasse…');
  await orders(guest, 'Ja, ich hole ab');
  await signsIn(staff, shop);
  await staff.sees('Abholung, Ada Köhler');
  await staff.presses('Annehmen…');
  await guest.sees('In Zubereitung');
});

engineStory('a guest has a pizza delivered', { tag: '@brief' }, async ({ guest, owner }) => {
  const shop = await opensRestaurant(owner);
  await guest.opens(`/f=${shop.slug}`);
  await guest.presses(`…${PIZZA}`, '32 cm…', 'Klassischer Teig…', 'Anzahl: mehr', 'IN DEN WARENKORB…');
  await guest.fills('Dein Standort', 'Torstraße 12, 10119 Berlin');
  await guest.presses('OK', '…Zum Warenkorb…', 'Zur Kasse…');
  await guest.sees('24,30 €');
  await orders(guest);
});

engineStory('two guests order as a group', async ({ guest: ada, friend: ben, owner }) => {
  const shop = await opensRestaurant(owner);
  await ada.opens(`/f=${shop.slug}`);
  await picksUp(ada);
  await ada.presses('Bis zu 10%…', 'Gruppe starten', 'Neue Gruppe erstellen');
  await ada.fills('Name der Gruppe', 'Mittagspause');
  await ada.fills('Dein Name als Anführer:in', 'Ada');
  await ada.presses('Gruppe erstellen');
  await ada.sees('Mittagspause steht. Wer isst mit?');
  const [, code] = /\?gruppe=(\w+)/.exec(await ada.reads()) ?? [];
  await ada.presses('Jetzt selbst etwas wählen');

  await ben.opens(`/f=${shop.slug}/?gruppe=${code ?? ''}`);
  await ben.fills('Dein Name', 'Ben');
  await ben.presses('Tritt dieser Gruppe bei', `…${DESSERT}`, 'IN DEN WARENKORB…', '…Zum Warenkorb…');
  await ben.sees('Ada bezahlt');
  await ben.presses('Ich bin fertig…');

  await ada.presses(`…${DESSERT}`, 'IN DEN WARENKORB…', '…Zum Warenkorb…');
  await ada.sees('Alle sind fertig.');
  await ada.presses('Zur Kasse…');
  await ben.sees('Ada ist an der Kasse');
  await orders(ada, 'Ja, …');
  await ben.comesTo(/\/checkout\/success\//);
});

engineStory('a guest at a table pays a part of the bill', async ({ guest, owner }) => {
  const shop = await opensRestaurant(owner, { supportDineIn: true, tableService: TABLE_SERVICE });
  await owner.enablesOnlinePayments(shop);
  await guest.opens(await owner.tableCode(shop, 4));
  await guest.fills('Dein Name…', 'Ada');
  await guest.presses('Ja, Tisch 4');
  await owner.serves(shop).books(4, [
    { dishId: 'minestrone', amount: 1 },
    { dishId: 'crema-di-zucca', amount: 1 },
  ]);
  await guest.opens(`/f=${shop.slug}/tisch/rechnung`);
  await guest.presses('…Minestrone…', 'Karte…', '…bezahlen');
  await guest.sees('Test-Zahlung, es fließt kein Geld');
  await guest.presses('Bezahlen');
  await guest.sees('Danke, Ada. Du hast bezahlt.');
});

engineStory('a guest reserves a table', async ({ guest, owner }) => {
  const shop = await opensRestaurant(owner);
  await guest.opens(`/f=${shop.slug}/tisch-reservieren`);
  await guest.presses('4', `${sayTomorrow()}…`, '19:30');
  await guest.fills('Name', 'Ada Köhler');
  await guest.fills('E-Mail', 'ada.tisch@example.org');
  await guest.fills('Telefon…', '0151 2345678');
  await guest.presses('Tisch anfragen');
  await guest.sees('Deine Anfrage ist bei uns');
});

engineStory('the owner signs in and changes a price, and guests pay it', async ({ guest, staff, owner }) => {
  const shop = await opensRestaurant(owner);
  await signsIn(staff, shop);
  await staff.sees('Keine neue Bestellung');
  await staff.opens(`/office/${shop.slug}/karte/gericht/pizza-margherita`);
  await staff.fills('32 cm, Lieferung', '13,00');
  await staff.presses('Speichern');
  await staff.sees('Gespeichert. Deine Gäste sehen es schon.');
  await guest.opens(`/f=${shop.slug}`);
  await guest.presses(`…${PIZZA}`, '32 cm…');
  await guest.sees('13,00 €');
});
