import type { ClosingObstacle } from '@tischlein/domain/orders';

/** Orders that are still open although their day is over. */
export const EARLIER = {
  open: (count: number): string =>
    count === 1
      ? '1 Bestellung von einem früheren Tag ist noch offen.'
      : `${count} Bestellungen von früheren Tagen sind noch offen.`,
  /** 'Zuletzt 4162, Freitag 22:10 Uhr.' */
  last: (number: number, when: string): string => `Zuletzt ${number}, ${when} Uhr.`,
  show: 'Ansehen und abschließen',
  title: 'Noch offen von früheren Tagen',
  help: 'Beim Abschließen gelten sie als übergeben. Ist mit einer etwas anders, öffne sie vorher.',
  none: 'Von früheren Tagen ist nichts mehr offen.',
  list: 'Offene Bestellungen',
  closeAll: (count: number): string => (count === 1 ? '1 Bestellung abschließen' : `Alle ${count} abschließen`),
  closed: (count: number): string =>
    count === 1 ? '1 Bestellung ist abgeschlossen.' : `${count} Bestellungen sind abgeschlossen.`,
  left: (count: number): string =>
    count === 1
      ? 'Bei dieser ist noch etwas offen. Sie bleibt, bis es erledigt ist:'
      : 'Bei diesen ist noch etwas offen. Sie bleiben, bis es erledigt ist:',
} as const;

const OBSTACLES: Readonly<Record<ClosingObstacle, string>> = {
  unanswered: 'Sie ist weder angenommen noch abgelehnt.',
  change: 'Der Gast hat auf die vorgeschlagene Änderung noch nicht geantwortet.',
  withdrawal: 'Der Gast hat widerrufen, und der Widerruf ist nicht bearbeitet.',
  paymentTask: 'Unter „Aufgaben“ ist dazu noch etwas zu tun.',
};

/** Why an order could not be closed with the others; '' if it could. */
export const obstacleText = (obstacle: ClosingObstacle | undefined): string =>
  obstacle === undefined ? '' : OBSTACLES[obstacle];
