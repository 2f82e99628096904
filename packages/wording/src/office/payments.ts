import type { PaymentMethod } from '@tischlein/domain/shop';
import { paymentMethodName } from '../payment-methods.ts';

const PROVIDERS = { stripe: 'Stripe', paypal: 'PayPal', amazonPay: 'Amazon Pay', unzer: 'Unzer' } as const;
type Provider = keyof typeof PROVIDERS;

/** 'Amazon Pay' */
export const providerName = (provider: Provider): string => PROVIDERS[provider];

const METHOD_NAMES: Readonly<Partial<Record<PaymentMethod, string>>> = {
  PayPal_Rest: 'PayPal (mit Weiterleitung)',
  PayPal_Platform: 'PayPal (mit PayPal-Knopf)',
  Heidelpay: 'PayPal oder Überweisung über Unzer',
};

/** Names that tell similar methods apart for the merchant. */
export const officeMethodName = (method: PaymentMethod): string => METHOD_NAMES[method] ?? paymentMethodName(method);

// Event names as on the providers' pages; see docs/operations.md.
const PROVIDER_EVENTS: Readonly<Record<Provider, string>> = {
  stripe: 'checkout.session.*, charge.refunded, charge.dispute.created',
  paypal: 'CHECKOUT.ORDER.APPROVED, PAYMENT.CAPTURE.*, CUSTOMER.DISPUTE.CREATED',
  amazonPay: 'Instant Payment Notifications',
  unzer: 'authorize, charge, payment, chargeback',
};

const joinProviders = (providers: readonly Provider[]): string => providers.map(providerName).join(' oder ');

/** Payment methods and provider accounts. */
export const PAYMENTS = {
  title: 'Zahlungen',
  saved: 'Gespeichert. Es gilt schon für Deine Gäste.',
  onlyOwners: 'Zahlungsmethoden und Konten ändert nur die Inhaberin oder der Inhaber.',
  methods: {
    refundLimit: 'Die Leitung darf höchstens erstatten (€)',
    refundLimitHelp: 'Je Bestellung. Mehr erstatten nur Inhaber.',
    title: 'Zahlungsmethoden',
    help: 'Womit Gäste bezahlen dürfen.',
    types: { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'Am Tisch' },
    dineIn: 'Am Tisch geht alles, was bei Lieferung oder Abholung eingeschaltet ist.',
    of: (method: PaymentMethod, type: string): string => `${officeMethodName(method)}: ${type}`,
    inPerson: 'Das kassierst Du selbst.',
    over: (provider: Provider, isPractice: boolean): string =>
      isPractice ? `Über ${providerName(provider)}, zum Üben: Es fließt kein Geld.` : `Über ${providerName(provider)}.`,
    missing: (providers: readonly Provider[]): string => `Verbinde dafür unten ${joinProviders(providers)}.`,
    hidden: (providers: readonly Provider[]): string =>
      `Gäste sehen das nicht: Es fehlt das Konto bei ${joinProviders(providers)}.`,
    off: 'aus',
    none: 'Ohne eine Zahlungsmethode kann niemand bestellen.',
  },
  accounts: {
    title: 'Konten',
    help: 'Das Geld geht vom Anbieter direkt zu Dir. Schlüssel werden verschlüsselt aufbewahrt und nie wieder gezeigt, nur ihr Ende.',
    modes: {
      live: 'Echtes Geld',
      test: 'Test: Es fließt kein Geld',
      demo: 'Übung: Es fließt kein Geld',
    },
    notConnected: 'Nicht verbunden',
    uses: (methods: readonly PaymentMethod[]): string =>
      methods.length === 0
        ? 'Gerade zahlt niemand darüber.'
        : `Darüber zahlen Gäste mit: ${methods.map(officeMethodName).join(', ')}.`,
    changedAt: 'Eingetragen',
    now: 'jetzt',
    changed: (when: string): string => `Eingetragen ${when}`,
    webhook: 'Adresse für Nachrichten',
    webhookHelp: (provider: Provider): string =>
      `Trage sie bei ${providerName(provider)} ein und wähle dort: ${PROVIDER_EVENTS[provider]}. Dann erfährt der Shop von Zahlungen, auch wenn der Gast sein Fenster schließt, und von angefochtenen Zahlungen.`,
    check: 'Verbindung prüfen',
    checking: 'Wird geprüft …',
    connect: (provider: Provider): string => `${providerName(provider)} verbinden`,
    renew: 'Neue Schlüssel eintragen',
    remove: 'Trennen',
    removeNow: (provider: Provider): string => `${providerName(provider)} wirklich trennen`,
    removeWords:
      'Gäste können dann nicht mehr darüber bezahlen, und Zahlungen von früher lassen sich hier nicht mehr erstatten.',
    save: 'Speichern und prüfen',
    back: 'Zurück',
    of: (action: string, provider: Provider): string => `${action}: ${providerName(provider)}`,
    mode: 'Womit?',
    modeChoices: { live: 'Echtes Geld', test: 'Testkonto des Anbieters' },
    problems: {
      empty: 'Bitte fülle dieses Feld aus.',
      begins: (beginnings: readonly string[]): string =>
        `Das beginnt mit ${beginnings.join(' oder ')}. Bitte prüfe, ob es das richtige Feld ist.`,
      spaces: 'Darin ist ein Leerzeichen oder Umlaut. Bitte kopiere den Schlüssel noch einmal ganz.',
      short: 'Das ist zu kurz. Bitte kopiere den Schlüssel noch einmal ganz.',
      pem: 'Ein Schlüssel dieser Art beginnt mit „-----BEGIN“. Bitte kopiere die ganze Datei.',
    },
  },
} as const;

/** Where the shop's owner finds the keys. */
export const PROVIDER_HELP: Readonly<Record<Provider, string>> = {
  stripe:
    'Für Karte, Apple Pay, Google Pay, Klarna und Alipay. Die Schlüssel stehen bei Stripe unter „Entwickler“, „API-Schlüssel“; der Signaturschlüssel unter „Webhooks“.',
  paypal:
    'Für PayPal. Lege bei developer.paypal.com unter „Apps & Credentials“ eine App an; dort stehen Client-ID und Secret, darunter die Webhooks.',
  amazonPay:
    'Für Amazon Pay. In Seller Central unter „Integration“, „Integration Central“ stehen Händler-ID, Store-ID und Schlüssel.',
  unzer: 'Für PayPal, Überweisung und Klarna über Unzer. Die Schlüssel stehen im Unzer-Portal unter „Entwickler“.',
};

export const ACCOUNT_FIELDS = {
  secretKey: 'Geheimer Schlüssel',
  publishableKey: 'Veröffentlichbarer Schlüssel',
  webhookSecret: 'Signaturschlüssel der Webhooks (Secret)',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  webhookId: 'Webhook-ID',
  merchantId: 'Händler-ID',
  isPlatform: 'Zugang einer Plattform',
  storeId: 'Store-ID',
  publicKeyId: 'ID des öffentlichen Schlüssels',
  privateKey: 'Privater Schlüssel',
  publicKey: 'Öffentlicher Schlüssel',
  heidelpayVariant: '„PayPal oder Überweisung“ bedeutet',
  cookWhenPromised: 'Schon kochen, wenn die Bank das Geld zusagt',
} as const;

export const HEIDELPAY_VARIANTS = { paypal: 'PayPal', bank: 'Überweisung' } as const;
