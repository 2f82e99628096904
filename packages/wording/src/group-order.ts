import { type BasisPoints, type Cents, toBasisPoints, toCents } from '@tischlein/domain';
import type { Readiness } from '@tischlein/domain/group-order';
import { type Alert, notice } from './alert.ts';
import { listWords } from './list-words.ts';
import { euro, percent } from './money.ts';
import { WORDING } from './literal-wording.ts';

/** Group dialogs (S2 §2 Group order dialogs). */
export const GROUP = {
  welcome: 'Gruppenbestellung ohne Durcheinander!',
  steps: [
    'Du gründest eine Gruppe und verschickst den Link.',
    'Alle bestellen auf ihrem eigenen Gerät.',
    'Du bezahlst alles zusammen.',
  ],
  start: 'Neue Gruppe erstellen',
  groupName: 'Name der Gruppe',
  leaderName: 'Dein Name als Anführer:in',
  create: WORDING === 'literal' ? 'Gruppe Erstellen' : 'Gruppe erstellen',
  ownName: 'Dein Name',
  join: 'Tritt dieser Gruppe bei',
  invitation: (owner: string): string => `${owner} lädt Dich zu einer Gruppenbestellung ein.`,
  close: 'Schließen',
  save: 'Speichern',
  ownerTitle: 'Deine Gruppe',
  back: 'Zurück',
  shareInCart: 'Gruppe teilen',
  share: 'teilen',
  linkCopied: 'Link kopiert!',
  invitationCopied: 'Einladung kopiert!',
  /** Beside each member before the owner checks out (S3 G5). */
  include: 'einschließen',
  /** The owner's own entry in lists. */
  you: 'Dir',
} as const;

/** Texts of group orders that S2 leaves open. */
export const GROUP_WORDS = {
  suggestion: 'Bestellt Ihr zusammen?',
  suggestionHelp: 'Alle wählen auf ihrem eigenen Gerät.',
  discount: (label: string): string => `Gruppenrabatt: ${label}`,
  footnote: (value: string, minimum: string): string => `${value} ab ${minimum}`,
  whoPays: (owner: string): string =>
    `${owner} wählt Adresse und Zeit und bezahlt. Die anderen sehen, was Du wählst, aber nicht, was es kostet.`,
  /** The owner counts as ready. */
  count: ({ all, ready }: Readiness): string => (all === 1 ? 'Nur Du bist dabei' : `${all} dabei, ${ready} fertig`),
  with: (owner: string): string => `Bei ${owner}`,
  deadline: 'Bestellschluss',
  deadlineAt: (time: string): string => `Bestellschluss ${time}`,
  deadlineWas: (time: string): string => `Bestellschluss war ${time}`,
  deadlineHelp: 'Danach kann niemand mehr ändern.',
  deadlineTime: 'Uhrzeit',
  noDeadline: 'kein Bestellschluss',
  founded: (name: string): string => `${name} steht. Wer isst mit?`,
  sendLink: 'Schick den Link in Euren Chat oder lass den Code abfotografieren. Er gilt 24 Stunden.',
  link: 'Link der Gruppe',
  copyLink: 'Link kopieren',
  copyInvitation: 'Einladung kopieren',
  qrCode: 'QR-Code mit dem Link der Gruppe',
  chooseNow: 'Jetzt selbst etwas wählen',
  invitationText: (group: string, link: string): string => `Bestell mit bei „${group}“: ${link}`,
  settings: 'Gruppe bearbeiten',
  leave: 'Gruppe verlassen',
  disband: 'Gruppe auflösen',
  orderedBy: 'Bestellt von',
  share: 'Anteil',
  pays: 'bezahlt',
  ready: 'fertig',
  chooses: 'wählt noch',
  nothingYet: 'Noch nichts gewählt',
  goneTitle: 'Das gibt es gerade nicht',
  goneHelp: 'Es wird nicht mitbestellt und kostet nichts.',
  nothingLeft:
    'Von dem, was Ihr gewählt habt, ist nichts mehr zu haben. Geh zurück zur Karte, dann könnt Ihr neu wählen.',
  remove: (name: string): string => `${name} entfernen`,
  choosing: (names: readonly string[]): string => `${listWords(names)} ${names.length === 1 ? 'wählt' : 'wählen'} noch`,
  allReady: 'Alle sind fertig.',
  yourGroup: 'Deine Gruppe',
  chooseFirst: (owner: string): string => `Wähl aus der Karte, was Du möchtest. ${owner} bestellt für alle.`,
  chooseForAll: 'Wähl aus der Karte, was Du möchtest. Du bestellst für alle.',
  nobodyElse: 'Noch ist niemand sonst dabei.',
  yourShare: 'Dein Anteil',
  /** While there is no connection: what was added since is missing. */
  lastShare: 'Dein Anteil, wie wir ihn zuletzt kannten',
  offlineShort: 'Keine Verbindung zur Gruppe',
  offline:
    'Keine Verbindung. Du siehst die Gruppe von vorhin. Was Du wählst, schicken wir, sobald Du wieder online bist.',
  waitsOffline: 'Keine Verbindung. Diese Seite geht weiter, sobald Du wieder online bist.',
  mayChange: (owner: string): string =>
    `Kann sich noch ändern, bis ${owner} bestellt. Lieferung und Gutschein kommen an der Kasse dazu.`,
  iAmReady: 'Ich bin fertig',
  notReadyAfterAll: 'Doch noch nicht fertig',
  youAreReady: 'Du bist fertig.',
  readyHelp: (owner: string): string =>
    `${owner} bestellt, sobald alle so weit sind. Wenn Du etwas änderst, giltst Du wieder als „wählt noch“.`,
  progress: (missing: string, label: string): string => `Noch ${missing} bis ${label} Gruppenrabatt.`,
  reached: (label: string): string => `${label} Gruppenrabatt habt Ihr schon.`,
  saves: (amount: string): string => `Zusammen spart Ihr ${amount}.`,
  checkout: 'Zur Kasse',
  atCheckout: 'Alle Warenkörbe sind fest, die anderen warten.',
  backToMenu: 'Zurück zur Karte',
  notAllReady: 'Noch nicht alle sind fertig',
  notAllReadyHelp: 'Wen Du nicht auswählst, der bestellt diesmal nicht mit. Der Warenkorb bleibt erhalten.',
  includes: (name: string): string => `${name} einschließen`,
  before: 'Dein Warenkorb von vorhin',
  beforeHelp: 'Er liegt bereit, falls Du ihn mitbestellen möchtest.',
  takeBefore: 'In die Gruppe mitnehmen',
  cartTaken: 'Dein Warenkorb wurde auf einem anderen Gerät geändert.',
  lost: 'Die Verbindung zur Gruppe ist abgerissen. Dein Warenkorb ist noch da.',
  rejoin: 'Wieder beitreten',
  ownerAway: (owner: string): string =>
    `${owner} ist seit über 30 Minuten nicht mehr da. Du kannst Deinen Warenkorb mitnehmen und allein bestellen.`,
  takeHome: 'Allein bestellen',
  unknownTitle: 'Diese Gruppe gibt es nicht mehr',
  unknown: 'Ein Link gilt 24 Stunden. Frag nach dem neuen oder gründe selbst eine Gruppe.',
  fullTitle: 'Diese Gruppe ist voll',
  full: '30 Personen sind dabei, mehr gehen nicht. Gründe eine zweite oder bestell bei jemandem mit.',
  frozenTitle: (owner: string): string => `${owner} ist gerade an der Kasse`,
  frozen: (owner: string): string =>
    `Beitreten geht erst wieder, wenn ${owner} zur Karte zurückkehrt. Wir sehen alle paar Sekunden nach.`,
  orderedTitle: (group: string): string => `${group} hat schon bestellt`,
  ordered: 'Gründe eine neue Gruppe oder bestell allein.',
  alone: 'Allein bestellen',
  moveTitle: (group: string): string => `Kommt „${group}“ mit?`,
  moveHelp: (branch: string): string => `Alle wechseln mit ihrem Warenkorb zu ${branch} und wählen dort weiter.`,
  moveComplete: 'Alles, was Ihr gewählt habt, gibt es dort auch.',
  moveMissing: 'Das gibt es dort nicht:',
  take: 'Gruppe mitnehmen',
  switchAlone: 'Ohne Gruppe wechseln',
  stay: 'Hier bleiben',
  isIn: (shop: string): string => `Du bist schon dabei, bei ${shop}. Dein Warenkorb liegt bereit.`,
  goOn: 'Weiter wählen',
  joined: (name: string): string => `${name} ist dabei.`,
  left: (name: string): string => `${name} ist nicht mehr dabei.`,
  isReady: (name: string): string => `${name} ist fertig.`,
  changed: (name: string): string => `${name} hat etwas geändert.`,
  ownerDecides: (owner: string): string => `Bestellart und Zeit wählt ${owner} für alle.`,
  ownerChooses: (owner: string): string => `${owner} wählt eine andere Zeit.`,
  ownerPicksUp: (owner: string): string => `${owner} hat auf Abholung umgestellt.`,
  ownerOrdersDelivery: (owner: string): string => `${owner} hat auf Lieferung umgestellt.`,
  cannotOrder: (owner: string): string => `${owner} kann gerade nicht bestellen. Dein Warenkorb bleibt gespeichert.`,
  holding: (owner: string): string => `${owner} ist an der Kasse.`,
  holdingHelp: 'Du musst nichts tun. Diese Seite aktualisiert sich automatisch.',
  isLeftOut: 'Dein Warenkorb wird diesmal nicht mitbestellt. Er bleibt Dir erhalten.',
  yourDishes: 'Das ist für Dich dabei',
  peopleOf: (group: string): string => `${group}, bestellt von`,
  people: (count: number): string => (count === 1 ? '1 Person' : `${count} Personen`),
  shareNote: 'Fett: der Anteil nach Rabatt und mit Pfand. Auf jedem Gericht steht der Name.',
  copyAmount: 'Betrag kopieren',
  amountCopied: 'Betrag kopiert!',
  owed: 'Wer schuldet Dir was?',
  settled: (done: number, all: number): string => `${done} von ${all} erledigt`,
  stillOpen: 'Noch offen',
  shareAmounts: 'Beträge teilen',
  amountsCopied: 'Beträge kopiert!',
  ticks: (paid: string, own: string): string =>
    `Du hast ${paid} bezahlt, Dein eigener Anteil ist ${own}. Die Häkchen siehst nur Du, auf diesem Gerät.`,
  iban: 'Deine IBAN für die anderen',
  ibanHelp: 'Nur die Gruppe sieht sie. Nach 24 Stunden löschen wir sie.',
  ibanSaved: 'Gespeichert. Die anderen sehen jetzt einen Code für ihre Banking-App.',
} as const;

/** S3 A9 */
export const GROUP_FAILED =
  WORDING === 'literal'
    ? 'Opps, dass hat leider nicht geklappt, bitte versuch es noch einmal.'
    : 'Ups, das hat leider nicht geklappt, bitte versuch es noch einmal.';

export const GROUP_NAME_INVALID =
  WORDING === 'literal'
    ? 'Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe. Dieser Name wird deinen Gruppenmitgliedern angezeigt damit sie wissen dass sie der richtigen Gruppe beitreten.'
    : 'Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe. Dieser Name wird deinen Gruppenmitgliedern angezeigt, damit sie wissen, dass sie der richtigen Gruppe beitreten.';

export const OWN_NAME_INVALID =
  WORDING === 'literal'
    ? 'Bitte wähle einen Namen (mindestens 3 Zeichen) für dich. Anhand dieses Namen können deine Gruppenmitglieder sehen was du bestellst.'
    : 'Bitte wähle einen Namen (mindestens 3 Zeichen) für dich. Anhand dieses Namens können deine Gruppenmitglieder sehen, was du bestellst.';

const DISBAND =
  WORDING === 'literal'
    ? 'Bist du sicher dass du die Gruppe auflösen möchtest? Dies kann nicht rückgängig gemacht werden'
    : 'Bist du sicher, dass du die Gruppe auflösen möchtest? Dies kann nicht rückgängig gemacht werden';

/** The confirmations and alerts of S2 §8 Group. */
export const groupAlerts = {
  leave: (): Alert => ({
    title: WORDING === 'literal' ? 'Gruppe Verlassen' : 'Gruppe verlassen',
    text:
      WORDING === 'literal'
        ? 'Bist du sicher dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten'
        : 'Bist du sicher, dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten',
    confirm: 'Verlassen',
    cancel: 'Abbrechen',
  }),
  disband: (): Alert => ({
    title: WORDING === 'literal' ? 'Gruppe Auflösen' : 'Gruppe auflösen',
    text: `${DISBAND}. Alle behalten ihren Warenkorb.`,
    confirm: 'Auflösen',
    cancel: 'Abbrechen',
  }),
  remove: (member: string): Alert => ({
    title: WORDING === 'literal' ? 'Gruppenmitglied Entfernen' : 'Gruppenmitglied entfernen',
    text: `Möchtest Du ${member} aus der Gruppe entfernen? Ein neuer Beitritt ist danach möglich.`,
    confirm: 'Entfernen',
    cancel: 'Abbrechen',
  }),
  notReachable: (code: string): Alert =>
    notice(
      'Gruppenbestellung',
      `Abrufen des Status der Gruppenbestellung fehlgeschlagen, bitte lade die Seite neu und tritt der Gruppe ${code} wieder bei.`,
    ),
  noMember: (): Alert =>
    notice('Gruppenbestellung', 'Du bist kein Mitglied der Gruppe mehr. Dein Warenkorb bleibt Dir erhalten.'),
  disbanded: (): Alert =>
    notice('Gruppenbestellung', 'Die Gruppe wurde aufgelöst. Dein Warenkorb bleibt Dir erhalten.'),
} as const;

interface GroupDiscount {
  readonly discountType: 'euro' | 'percent';
  readonly value: Cents | BasisPoints;
  readonly minimumOrderValue: Cents;
}

/** '10 %' or '5 €' */
export const groupDiscountValue = ({ discountType, value }: GroupDiscount): string =>
  discountType === 'percent' ? percent(toBasisPoints(value)) : euro(toCents(value), { dropZeros: true });

/** '10 % ab 50 €'; with several discounts the best: 'bis zu 10 %' (S1 §9 'Group discount label'). */
export function groupDiscountText(discounts: readonly GroupDiscount[]): string {
  const [first, ...more] = discounts.toSorted((left, right) => right.value - left.value);
  if (!first) return '';
  const value = groupDiscountValue(first);
  return more.length > 0 ? `bis zu ${value}` : `${value} ab ${euro(first.minimumOrderValue, { dropZeros: true })}`;
}
