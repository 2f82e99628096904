import { fillText, LEGAL_ROLES, type LegalRole, listFillingNames, listPlaceholders } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import {
  type LegalFacts,
  legalText,
  type LegalSeller,
  listFillings,
  processingContractText,
  recognizeCompany,
  type TemplateFacts,
  withdrawalFormText,
} from './index.ts';

const COMPANY: LegalSeller = {
  name: 'Roma Gastronomie GmbH',
  street: 'Lange Straße 1',
  zip: '10117',
  city: 'Berlin',
  phone: '030 1234567',
  email: 'roma@example.com',
  representedBy: 'Ada Roma (Geschäftsführerin)',
  register: 'Amtsgericht Charlottenburg, HRB 1 B',
  vatId: 'DE123456789',
};
const FACTS: LegalFacts = {
  shopName: 'Trattoria Roma',
  seller: COMPANY,
  delivers: true,
  letsPickUp: true,
  paymentMethods: ['offline', 'Stripe_card', 'PayPal_Platform'],
  providers: ['stripe', 'paypal'],
  geocoder: null,
  mailHost: null,
  hasMaps: false,
  hasAccounts: true,
  hasJobs: true,
  takesReservations: true,
  feedbackMails: 'customers',
  countsVisits: true,
  countingHost: null,
  sellsAlcohol: true,
  sellsReturnable: true,
  keepDays: {
    sentMails: 30,
    addresses: 31,
    couponReservations: 180,
    unconfirmedConsents: 29,
    applications: 183,
    reservations: 30,
    feedback: 730,
    visits: 90,
    guestCookie: 365,
    accountSession: 90,
  },
};
const TEMPLATE: TemplateFacts = {
  date: '2026-11-23',
  hosting: 'Der Server steht bei uns.',
  authority: 'Berliner Beauftragte für Datenschutz',
};
/** As guests read it. */
const write = (role: LegalRole, parts: Partial<LegalFacts> = {}): string =>
  fillText(legalText(role, TEMPLATE).text, listFillings({ ...FACTS, ...parts }));

describe('suggested legal texts', () => {
  it.each(LEGAL_ROLES)('%s: complete facts leave no placeholder and no gap', (role) => {
    const text = write(role);
    expect(listPlaceholders(text)).toEqual([]);
    expect(text).not.toMatch(/undefined|null|\[object| {3}|\n\n\n|Demo/);
    expect(text).not.toMatch(/ec\.europa\.eu|ODR/);
  });

  it('§ 14 BFSG: the accessibility statement names what was tested, and excludes a stylesheet of the merchant', () => {
    const text = write('accessibility');
    for (const tested of ['alle Seiten und Dialoge', 'nur mit der Tastatur', '400 %', 'erzwungene Farben'])
      expect(text.split('## Was nicht geprüft ist')[0]).toContain(tested);
    expect(text.split('## Was nicht geprüft ist')[1]).toMatch(
      /Ein eigenes Stylesheet: Hat Trattoria Roma .* gilt diese Erklärung nicht für diese Änderungen\./,
    );
  });

  it('§ 5 DDG, § 36 VSBG: the imprint names company, representative, register, VAT id, phone and dispute resolution', () => {
    const text = write('imprint');
    for (const value of Object.values(COMPANY)) expect(text).toContain(value);
    expect(text).toContain('Verbraucherschlichtungsstelle');
  });

  it('names what is unknown in placeholders, and leaves out what a sole trader does not have', () => {
    expect(listPlaceholders(write('imprint', { seller: {} }))).toEqual([
      'Name des Unternehmens mit Rechtsform',
      'Straße und Hausnummer',
      'PLZ',
      'Ort',
      'Telefonnummer',
      'E-Mail-Adresse',
    ]);
    const { representedBy: _, register: __, vatId: ___, ...sole } = COMPANY;
    const trader = write('imprint', { seller: sole });
    expect(trader).not.toMatch(/Vertreten|Register|Umsatzsteuer/);
  });

  it('Art. 246a EGBGB Anlage 1 and 2: the instruction is whole and holds the model form', () => {
    const text = write('withdrawal');
    for (const words of [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben',
      'Roma Gastronomie GmbH, Lange Straße 1, 10117 Berlin, Telefon: 030 1234567, E-Mail: roma@example.com',
      'online über „Vertrag widerrufen“',
      'Folgen des Widerrufs',
      'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
      'Wertverlust',
      'Muster-Widerrufsformular',
    ])
      expect(text).toContain(words);
    expect(text).toContain(withdrawalFormText(FACTS));
    expect(withdrawalFormText(FACTS)).toMatch(
      /Hiermit widerrufe\(n\) ich\/wir.*Unterschrift.*Unzutreffendes streichen\./s,
    );
  });

  it('§ 312g (2) BGB: a shop that only sells prepared food says that there is no right of withdrawal', () => {
    const text = write('withdrawal', { sellsReturnable: false });
    expect(text).toContain('besteht kein Widerrufsrecht');
    expect(text).not.toContain('binnen vierzehn Tagen');
  });

  it('BFSG Anlage 3: conformance level, date and market surveillance authority', () => {
    const text = write('accessibility');
    for (const words of ['WCAG) 2.2, Konformitätsstufe AA', 'Stand: 23.11.2026', '(MLBF)', '39135 Magdeburg'])
      expect(text).toContain(words);
  });

  it.each([
    ['the providers of the offered methods', {}, ['Stripe Payments Europe', 'PayPal (Europe)'], ['Unzer', 'Amazon']],
    ['no provider, if there is none', { providers: [] }, ['Zahlungsanbieter bekommen von uns keine Daten'], ['Stripe']],
    ['its own geocoder', {}, ['prüft unser eigener Server'], ['Google']],
    ['Google', { geocoder: { kind: 'google', host: 'maps.googleapis.com' } }, ['Google Ireland Limited'], []],
    ['another geocoder', { geocoder: { kind: 'photon', host: 'photon.example' } }, ['photon.example'], ['Google']],
    ['the mail server', { mailHost: 'smtp.example' }, ['smtp.example'], ['keinen weiteren Dienst']],
    ['the maps', { hasMaps: true }, ['Kartenbilder'], []],
    ['accounts only if there are any', { hasAccounts: false }, [], ['Kundenkonto']],
    ['the retention periods', {}, ['30 Tagen', '29 Tagen', '180 Tagen', '365 Tagen', '90 Tagen'], []],
    ['what stays on the device', {}, ['**auch nach der Bestellung** auf Deinem Gerät'], []],
    ['rights and authority', {}, ['Art. 15 bis 20 DSGVO', 'Berliner Beauftragte'], []],
  ] satisfies readonly (readonly [string, Partial<LegalFacts>, readonly string[], readonly string[]])[])(
    'Art. 13 GDPR: the privacy text names %s',
    (_, parts, present, absent) => {
      const text = write('privacy', parts);
      for (const words of present) expect(text).toContain(words);
      for (const words of absent) expect(text).not.toContain(words);
    },
  );

  it('§ 312i BGB: the terms say how the contract is made, corrected and stored, and name every method once', () => {
    const text = write('terms', { paymentMethods: ['offline', 'PayPal_Rest', 'PayPal_Platform'] });
    for (const words of ['verbindliches Angebot', '„Warenkorb ändern“', 'Zahlungspflichtig bestellen', 'auf Deutsch'])
      expect(text).toContain(words);
    expect(text.match(/- PayPal/g)).toHaveLength(1);
  });

  it.each([
    ['delivery', 'terms', { delivers: false }, '## Abholung', 'Lieferung und Abholung'],
    ['methods', 'terms', { paymentMethods: ['offline'] }, '- Bar', 'PayPal'],
    ['alcohol', 'terms', { sellsAlcohol: false }, '## Bezahlen', 'Jugendschutz'],
    ['articles to return', 'terms', { sellsReturnable: false }, '§ 312g Abs. 2 BGB', 'Verschlossene Flaschen'],
    ['accounts', 'privacy', { hasAccounts: false }, 'Deine Rechte', 'Kundenkonto'],
    ['reservations', 'privacy', { takesReservations: false }, 'Deine Rechte', 'einen Tisch reservierst'],
    ['counted visits', 'privacy', { countsVisits: false }, 'Deine Rechte', 'Besuche zählen'],
    ['jobs', 'privacy', { hasJobs: false }, 'Deine Rechte', 'Bewerbung zu entscheiden'],
  ] satisfies readonly (readonly [string, LegalRole, Partial<LegalFacts>, string, string])[])(
    'S3 L12: the text follows %s',
    (_, role, parts, present, absent) => {
      expect(write(role)).toContain(absent);
      expect(write(role, parts)).toContain(present);
      expect(write(role, parts)).not.toContain(absent);
    },
  );

  it.each(LEGAL_ROLES)('%s: what was filled is recognized, as it was in texts without placeholders', (role) => {
    const values = new Map(listFillings(FACTS).map(({ name, text }) => [name, text]));
    const found = Object.entries(recognizeCompany(write(role), role));
    expect(found.length > 0).toBe(role !== 'accessibility');
    for (const [name, value] of found) expect([name, value]).toEqual([name, values.get(name)]);
    expect(recognizeCompany(legalText(role, TEMPLATE).text, role)).toEqual({});
  });
});

describe('the contract between a restaurant and who runs its shop (Art. 28 (3) GDPR)', () => {
  const read = (facts: Partial<LegalFacts> = {}): string => processingContractText({ ...FACTS, ...facts });

  it.each([
    ['its company', COMPANY.name ?? ''],
    ['its restaurant', 'Bestell-Shop „Trattoria Roma“'],
    ['(a) instructions', 'nur auf dokumentierte Weisung'],
    ['(b) confidentiality', 'zur Vertraulichkeit verpflichtet'],
    ['(c) security', 'Maßnahmen nach Art. 32 DSGVO'],
    ['(d) other processors', '## 8. Weitere Auftragsverarbeiter'],
    ['(e) rights of guests', 'Auskunft, Berichtigung, Löschung'],
    ['(f) breaches', 'Meldung nach Art. 33 DSGVO'],
    ['(g) the end', 'alle Daten heraus'],
    ['(h) audits', 'ermöglicht Überprüfungen'],
    ['how long mails are kept', 'Verschickte E-Mails nach 30 Tagen'],
  ])('names %s', (_, words) => {
    expect(read()).toContain(words);
  });

  it('leaves gaps for what only the two know, and no placeholder that the shop can fill', () => {
    expect(listFillingNames(read())).toEqual([]);
    expect(listPlaceholders(read())).toContain('Name, Anschrift und Vertretung der Agentur oder des Hosters');
  });

  it('names the services of this installation and the data of this shop only', () => {
    const services = { mailHost: 'mail.example', geocoder: { kind: 'photon', host: 'geo.example' } } as const;
    expect(read(services)).toMatch(/E-Mails: mail\.example[^]*ohne Namen: geo\.example/);
    const few = read({ delivers: false, hasAccounts: false, hasJobs: false, takesReservations: false });
    expect(few).not.toMatch(/Gäste mit|bewerben|Nachschlagen|Versand von E-Mails/);
  });
});
