import type { DeliveryType } from '@tischlein/domain/menu';

/** The page after ordering. */
export const ORDER = {
  push: {
    offer: (deliveryType: DeliveryType): string => `Benachrichtigen, wenn ${PUSH_OFFERS[deliveryType]}`,
    help: (deliveryType: DeliveryType): string =>
      `Dein Gerät meldet sich, wenn Deine Bestellung ${deliveryType === 'delivery' ? 'angenommen, fertig und unterwegs' : 'angenommen und fertig'} ist. Nie mit Werbung.`,
    on: 'Wir sagen Dir Bescheid, auch wenn diese Seite zu ist.',
    stop: 'Nicht mehr benachrichtigen',
    denied: 'Dein Browser lässt keine Nachrichten zu. In seinen Einstellungen kannst Du sie für diese Seite erlauben.',
    installFirst:
      'Auf iPhone und iPad kommen Nachrichten nur, wenn Du vom Home-Bildschirm aus bestellst: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  yourOrder: 'Deine Bestellung',
  expected: (deliveryType: DeliveryType, number: number): string => `${EXPECTED[deliveryType]} · Bestellung ${number}`,
  number: (number: number): string => `Bestellung ${number}`,
  clock: (label: string): string => `${label} Uhr`,
  otherWays: 'So kommst Du trotzdem zum Essen',
  deliversThere: (address: string): string => `liefert auch an ${address}`,
  orderThere: 'Dort bestellen',
  chooseElse: 'Etwas anderes wählen',
  live: (restaurant: string): string =>
    `${restaurant} sieht Deine Bestellung gerade an. Diese Seite aktualisiert sich automatisch.`,
  notMet: 'Wir waren bei Dir und haben niemanden angetroffen. Bitte ruf uns an.',
  reason: (reason: string): string => `Der Grund: ${reason}`,
  soon: 'So schnell wie möglich',
  checking: {
    title: 'Deine Zahlung wird geprüft.',
    text: 'Wir fragen beim Zahlungsanbieter nach, das dauert nur einen Moment.',
  },
  notConfirmed: {
    title: 'Deine Zahlung ist noch nicht bestätigt.',
    text: 'Hast Du schon bezahlt? Dann warte einen Moment, die Seite aktualisiert sich automatisch. Sonst kannst Du jetzt bezahlen.',
  },
  notPaid: {
    title: 'Diese Bestellung ist noch nicht bezahlt.',
    text: 'Sobald die Zahlung bestätigt ist, geht sie in die Küche.',
  },
  otherAddress: {
    title: 'An diese Adresse liefern wir zu anderen Bedingungen.',
    text: 'Beim Zahlungsanbieter ist eine andere Adresse gewählt als in Deiner Bestellung. Übernimm sie und bestelle zu den Kosten, die dort gelten, oder wähle beim Zahlungsanbieter die Adresse der Bestellung.',
  },
  void: 'Nicht ausgeführt',
  belowMinimum:
    'Für diese Adresse ist der Mindestbestellwert noch nicht erreicht. Du kannst Deine Bestellung an der Kasse ergänzen.',
  takeOverAddress: 'Diese Adresse übernehmen',
  failedText: 'Die Bestellung ist noch nicht in der Küche. Du kannst es noch einmal versuchen.',
  payNow: 'Jetzt bezahlen',
  backToCheckout: 'Zurück zur Kasse',
  mail: 'Deine Bestätigung ist unterwegs',
  mailTo: (email: string): string => `an ${email}, mit allen Angaben und dem Link zu dieser Seite`,
  pickUpAt: (address: string): string => `Hier holst Du ab: ${address}`,
  route: 'Route',
  sayNumber: (number: number): string => `Nenne an der Theke die Nummer ${number} oder Deinen Namen.`,
  steps: 'Stand Deiner Bestellung',
  done: 'erledigt',
  help: 'Etwas stimmt nicht? Ruf uns an, wir helfen sofort.',
  backToMenu: 'Zurück zur Karte',
  rate: 'Wie hat es geschmeckt?',
  receipt: 'Beleg ansehen',
  receiptPdf: 'Beleg als PDF',
  print: 'Drucken',
  again: 'Noch einmal bestellen',
  inCart: 'Die Artikel liegen im Warenkorb.',
  account: {
    title: 'Dein Konto ist da.',
    text: (email: string): string =>
      email
        ? `Eine E-Mail an ${email} ist unterwegs: Mit ihrem Link bestätigst Du es und meldest Dich an.`
        : 'Eine E-Mail ist unterwegs: Mit ihrem Link bestätigst Du es und meldest Dich an.',
  },
  withdraw: 'Vertrag widerrufen',
  ownData: 'Meine Daten',
  backToOrder: 'Zurück zur Bestellung',
  noReceipt: 'Diesen Beleg finden wir nicht. Es gibt ihn, sobald die Bestellung bezahlt ist oder in der Küche.',
  receiptOffline: 'Keine Verbindung. Bitte lade die Seite neu, sobald sie wieder steht.',
  unknown: 'Diese Bestellung finden wir nicht. Der Link steht in Deiner Bestätigung.',
  offline: 'Keine Verbindung. Den Stand Deiner Bestellung zeigen wir, sobald sie wieder steht.',
} as const;

const PUSH_OFFERS: Readonly<Record<DeliveryType, string>> = {
  delivery: 'sie unterwegs ist',
  pickup: 'sie abholbereit ist',
  dineIn: 'sie fertig ist',
};

const EXPECTED: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Voraussichtliche Lieferung',
  pickup: 'Voraussichtlich abholbereit',
  dineIn: 'Voraussichtlich am Tisch',
};
