import type { AuditAuthorKind, FailedTry } from '@tischlein/domain/audit';
import type { StaffArea } from '@tischlein/domain/staff';

/** The log of all changes. */
export const AUDIT = {
  title: 'Protokoll',
  help: (months: number): string =>
    `Wer hat wann was geändert, dazu fehlgeschlagene Anmeldungen. Die letzten ${sayMonths(months)}, hier lässt sich nichts bearbeiten.`,
  search: 'Was oder wer',
  author: 'Wer',
  area: 'Bereich',
  from: 'Von',
  to: 'Bis',
  allAreas: 'Alle Bereiche',
  allPeople: 'Alle Personen',
  nothingFound: 'Keine Änderung gefunden',
  nothingFoundHelp: 'Ändere die Suche, oder lösche die Filter.',
  none: 'Noch keine Änderung',
  noneHelp: 'Sobald jemand im Büro etwas ändert, steht es hier.',
  reset: 'Filter löschen',
  more: '50 weitere',
  nameList: (day: string): string => `Änderungen: ${day}`,
  before: 'vorher',
  after: 'jetzt',
  nothing: 'leer',
  today: 'Heute',
  yesterday: 'Gestern',
} as const;

/** '24 Monate', '5 Jahre' */
export const sayMonths = (months: number): string =>
  months % 12 === 0 && months > 24 ? `${months / 12} Jahre` : `${months} Monate`;

type AuditArea = StaffArea | 'own' | 'session' | 'command';

export const AUDIT_AREA_NAMES: Readonly<Record<AuditArea, string>> = {
  desk: 'Bestellungen',
  handover: 'Lieferung',
  tours: 'Touren',
  stock: 'Bestand',
  tables: 'Tische und Reservierungen',
  refunds: 'Erstattungen',
  invoices: 'E-Rechnungen',
  menu: 'Karte',
  offers: 'Angebote und Gutscheine',
  opening: 'Zeiten und Gebiete',
  payments: 'Zahlungen',
  guests: 'Gäste',
  look: 'Aussehen',
  texts: 'Texte',
  mails: 'E-Mails',
  people: 'Team',
  integrations: 'Schnittstellen',
  keys: 'API-Schlüssel',
  shop: 'Restaurant',
  books: 'Bücher',
  branches: 'Filialen abgleichen',
  installation: 'Installation',
  own: 'Eigenes Konto',
  session: 'Gerät',
  command: 'Server',
};

/** The account is named before it; the person who tried is unknown. */
const FAILED: Readonly<Record<`failed:${FailedTry}`, string>> = {
  'failed:password': 'Fehlgeschlagen: falsches Passwort',
  'failed:code': 'Fehlgeschlagen: falscher Code für den zweiten Faktor',
  'failed:passkey': 'Fehlgeschlagen: Passkey nicht angenommen',
  'failed:pin': 'Fehlgeschlagen: falsche PIN',
  'failed:waiterPassword': 'Fehlgeschlagen: falsches Passwort für den Service',
  'failed:locked': 'Fehlgeschlagen: nach zu vielen Versuchen gesperrt',
};

/** What the author did, by the name of the call: 'hat eine Pause begonnen'. */
export const AUDIT_SENTENCES: Readonly<Record<string, string>> = {
  actOnOrder: 'hat eine Bestellung bearbeitet',
  actAtStop: 'hat einen Stopp einer Tour bearbeitet',
  saveMailServer: 'hat den Mailserver geändert',
  saveMapTiles: 'hat geändert, woher die Karten kommen',
  saveGeocoder: 'hat geändert, wer Adressen findet',
  savePublicAddress: 'hat die öffentliche Adresse geändert',
  backUpNow: 'hat eine Sicherung begonnen',
  actOnReservation: 'hat eine Reservierung beantwortet',
  addApiKey: 'hat einen API-Schlüssel angelegt',
  addDevice: 'hat ein Gerät angemeldet',
  addPasskey: 'hat einen Passkey hinzugefügt',
  addPrinter: 'hat einen Drucker angelegt',
  addStaff: 'hat eine Person angelegt',
  addWebhook: 'hat einen Webhook angelegt',
  answerRating: 'hat eine Bewertung beantwortet',
  beginShift: 'hat eine Schicht begonnen',
  endShift: 'hat eine Schicht beendet',
  movePrintJobs: 'hat Bons auf einen anderen Drucker umgeleitet',
  noteOpened: 'hat eine Bestellung geöffnet',
  printOrder: 'hat einen Bon gedruckt',
  blockContact: 'hat einen Gast gesperrt',
  changeDevice: 'hat ein Gerät geändert',
  changeOwnEmail: 'hat die eigene E-Mail-Adresse geändert',
  changeOwnName: 'hat den eigenen Namen geändert',
  changePassword: 'hat das eigene Passwort geändert',
  changePrinterAddress: 'hat die Adresse eines Druckers erneuert',
  changeTour: 'hat eine Tour geändert',
  changeStaff: 'hat die Rolle einer Person geändert',
  changeWebhookSecret: 'hat den Signaturschlüssel eines Webhooks erneuert',
  replaceAccess: 'hat vorgegebene Zugangsdaten durch eigene ersetzt',
  confirmDeclarations: 'hat Allergene und Zusatzstoffe bestätigt',
  confirmText: 'hat bestätigt, dass ein Text trotz anderer Angaben stimmt',
  confirmSecondFactor: 'hat den zweiten Faktor eingeschaltet',
  createCouponSeries: 'hat eine Gutscheinserie erzeugt',
  closeEarlierOrders: 'hat eine Bestellung eines früheren Tages abgeschlossen',
  createDraft: 'hat ein Restaurant angelegt',
  createGuestCode: 'hat einen Code für einen Gast erzeugt',
  createTour: 'hat eine Tour zusammengestellt',
  createShop: 'hat ein Restaurant angelegt',
  decidePrintJob: 'hat einen Bon verworfen oder wiederholt',
  deleteApplication: 'hat eine Bewerbung gelöscht',
  deleteShop: 'hat ein Restaurant gelöscht',
  drawPicture: 'hat ein Bild zeichnen lassen',
  endCouponSeries: 'hat eine Gutscheinserie beendet',
  endOneSession: 'hat eine Anmeldung beendet',
  endOtherSessions: 'hat alle anderen Anmeldungen beendet',
  endPause: 'hat eine Pause beendet',
  enterReservation: 'hat eine Reservierung eingetragen',
  eraseGuest: 'hat die Daten eines Gastes gelöscht',
  finishTask: 'hat eine Aufgabe erledigt',
  handleWithdrawal: 'hat einen Widerruf erledigt',
  hideRating: 'hat eine Bewertung ausgeblendet oder wieder gezeigt',
  importPictures: 'hat Bilder aus dem Web geladen',
  importFile: 'hat eine Karte eingelesen',
  issueElectronicInvoice: 'hat eine E-Rechnung erstellt',
  correctElectronicInvoice: 'hat eine E-Rechnung berichtigt',
  mailElectronicInvoice: 'hat eine E-Rechnung verschickt',
  inviteStaff: 'hat eine Person eingeladen',
  lockDevice: 'hat das Gerät gesperrt',
  refundOrder: 'hat Geld erstattet',
  removeApiKey: 'hat einen API-Schlüssel widerrufen',
  removeDevice: 'hat ein Gerät abgemeldet',
  removePasskey: 'hat einen Passkey entfernt',
  removePaymentAccount: 'hat ein Zahlungskonto getrennt',
  removePrinter: 'hat einen Drucker entfernt',
  removeSecondFactor: 'hat den zweiten Faktor ausgeschaltet',
  removeStaff: 'hat eine Person entfernt',
  removeWebhook: 'hat einen Webhook entfernt',
  renewDeviceLink: 'hat den Link eines Geräts erneuert',
  renewRecoveryCodes: 'hat die Ersatzcodes erneuert',
  renewTableCode: 'hat den QR-Code eines Tischs erneuert',
  requireSecondFactor: 'hat geändert, wer einen zweiten Faktor braucht',
  followFranchise: 'lässt die Filiale wieder der Kette folgen',
  confirmOwnValues: 'hat eigene Werte der Filiale bestätigt',
  copyValues: 'hat etwas aus einer anderen Filiale übertragen',
  resendInvitation: 'hat eine Einladung noch einmal geschickt',
  resendMail: 'hat eine E-Mail noch einmal zum Versand gegeben',
  resendWebhookDelivery: 'hat eine Meldung noch einmal zugestellt',
  restoreMenu: 'hat einen früheren Stand der Karte zurückgeholt',
  revokeInvitation: 'hat eine Einladung zurückgenommen',
  saveCoupons: 'hat Gutscheine geändert',
  saveLegalEntity: 'hat die Angaben zum Unternehmen geändert',
  saveOpening: 'hat die Zeiten geändert',
  savePaymentAccount: 'hat ein Zahlungskonto verbunden',
  savePrinter: 'hat einen Drucker geändert',
  saveReservationSettings: 'hat geändert, wie Gäste reservieren',
  saveShopConfig: 'hat Einstellungen geändert',
  saveShopMenu: 'hat die Karte geändert',
  saveShopState: 'hat das Restaurant geöffnet oder geschlossen',
  saveWebhook: 'hat einen Webhook geändert',
  setWaiterPassword: 'hat das Passwort für den Service geändert',
  startOwnTour: 'ist zu einer Tour aufgebrochen',
  startTour: 'hat eine Tour losgeschickt',
  takeTourBack: 'hat eine Tour aufgelöst',
  startPause: 'hat eine Pause begonnen',
  startSecondFactor: 'hat begonnen, den zweiten Faktor einzurichten',
  switchStock: 'hat den Bestand geändert',
  takeBrowserJob: 'hat einen Bon gedruckt',
  takeTelephoneOrder: 'hat eine Bestellung am Telefon aufgenommen',
  proposeOrderChange: 'hat eine Änderung einer Bestellung vorgeschlagen',
  withdrawOrderChange: 'hat einen Vorschlag zu einer Bestellung zurückgenommen',
  testPrinter: 'hat einen Drucker getestet',
  testWebhook: 'hat einen Webhook getestet',
  unblockContact: 'hat eine Sperre beendet',
  unlockDevice: 'hat das Gerät entsperrt',
  uploadPicture: 'hat ein Bild hochgeladen',
  clearTable: 'hat einen Tisch geleert',
  clearTableByGet: 'hat einen Tisch geleert',
  refundTableItems: 'hat am Tisch storniert',
  moveTable: 'hat einen Tisch umgebucht',
  handOverToTill: 'hat an die Kasse übergeben',
  decideRound: 'hat eine Tischbestellung bestätigt oder abgelehnt',
  answerCall: 'war am Tisch',
  acceptInvitation: 'hat die Einladung angenommen',
  confirmEmail: 'hat die neue E-Mail-Adresse bestätigt',
  resetPassword: 'hat das eigene Passwort mit einem Link neu gesetzt',
  ...FAILED,
  'command:demo': 'hat die Demo neu angelegt und alles Vorhandene ersetzt',
  'command:restore': 'hat eine Sicherung eingespielt und alles Vorhandene ersetzt',
  'command:import': 'hat eine Datei eingelesen',
  'command:password': 'hat ein Passwort zurückgesetzt',
};

interface AuditedChange {
  readonly call: string;
  readonly subject: string;
  readonly times: number;
}

/** 'hat eine Bestellung bearbeitet: 4711' */
export function auditSentence({ call, subject, times }: AuditedChange): string {
  const often = times > 1 ? `, ${times}-mal innerhalb einer Stunde` : '';
  return `${AUDIT_SENTENCES[call] ?? call}${subject === '' ? '' : `: ${subject}`}${often}`;
}

/** The same as a heading, without its author: 'Eine Bestellung bearbeitet: 4711' */
export function auditHeading(change: AuditedChange): string {
  const words = auditSentence(change).replace(/^(hat|ist) /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const AUTHOR_KINDS: Readonly<Record<AuditAuthorKind, string>> = {
  person: '',
  device: 'Gerät',
  waiter: 'Service',
  key: 'API-Schlüssel',
  command: 'Befehl',
};

/** 'chefin@roma.de', 'Gerät Küche' */
export const auditAuthor = ({
  authorKind,
  author,
}: {
  readonly authorKind: AuditAuthorKind;
  readonly author: string;
}): string => [AUTHOR_KINDS[authorKind], author].filter(Boolean).join(' ');

/** An area by its name; one that this version does not know by its key. */
export const auditArea = (area: string): string => (isArea(area) ? AUDIT_AREA_NAMES[area] : area);

const isArea = (area: string): area is AuditArea => area in AUDIT_AREA_NAMES;
