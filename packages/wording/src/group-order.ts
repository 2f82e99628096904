import { type BasisPoints, type Cents, toBasisPoints, toCents } from '@tischlein/domain';
import { type Alert, notice } from './alert.ts';
import { euro, percent } from './money.ts';

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
  create: 'Gruppe Erstellen',
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

/** S3 A9 */
export const GROUP_FAILED = 'Ups, das hat leider nicht geklappt, bitte versuch es noch einmal.';

export const GROUP_NAME_INVALID =
  'Bitte wähle einen Namen (mindestens 3 Zeichen) für deine Gruppe. Dieser Name wird deinen Gruppenmitgliedern angezeigt damit sie wissen dass sie der richtigen Gruppe beitreten.';

export const OWN_NAME_INVALID =
  'Bitte wähle einen Namen (mindestens 3 Zeichen) für dich. Anhand dieses Namen können deine Gruppenmitglieder sehen was du bestellst.';

/** The confirmations and alerts of S2 §8 Group. */
export const groupAlerts = {
  leave: (): Alert => ({
    title: 'Gruppe Verlassen',
    text: 'Bist du sicher dass du diese Gruppe verlassen möchtest? Du kannst ihr danach, wenn du möchtest, wieder beitreten',
    confirm: 'Verlassen',
    cancel: 'Abbrechen',
  }),
  disband: (): Alert => ({
    title: 'Gruppe Auflösen',
    text: 'Bist du sicher dass du die Gruppe auflösen möchtest? Dies kann nicht rückgängig gemacht werden. Alle behalten ihren Warenkorb.',
    confirm: 'Auflösen',
    cancel: 'Abbrechen',
  }),
  remove: (member: string): Alert => ({
    title: 'Gruppenmitglied Entfernen',
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
} as const;

/** '10 % ab 50 €'; with several discounts the best: 'bis zu 10 %' (S1 §9 'Group discount label'). */
export function groupDiscountText(
  discounts: readonly {
    readonly discountType: 'euro' | 'percent';
    readonly value: Cents | BasisPoints;
    readonly minimumOrderValue: Cents;
  }[],
): string {
  const [first, ...more] = discounts.toSorted((left, right) => right.value - left.value);
  if (!first) return '';
  const value =
    first.discountType === 'percent'
      ? percent(toBasisPoints(first.value))
      : euro(toCents(first.value), { dropZeros: true });
  return more.length > 0 ? `bis zu ${value}` : `${value} ab ${euro(first.minimumOrderValue, { dropZeros: true })}`;
}
