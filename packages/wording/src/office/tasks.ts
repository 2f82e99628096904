/** Open tasks about orders. */
export const TASKS = {
  title: 'Aufgaben',
  help: 'Hier steht, was der Shop nicht allein lösen konnte. Hake ab, was erledigt ist.',
  none: 'Nichts zu tun',
  noneHelp: 'Kommt Geld zu spät oder lässt es sich nicht erstatten, steht es hier.',
  list: 'Offene Aufgaben',
  waiting: 'Was wartet',
  /** Of a list without open entries. */
  nothingOpen: 'nichts offen',
  payments: 'Bestellungen und Zahlungen',
  order: (number: number, table: number | null): string =>
    table === null ? `Bestellung ${number}` : `Bestellung ${number}, Tisch ${table}`,
  since: (when: string): string => `seit ${when}`,
  money: 'Zahlung ansehen',
  done: 'Erledigt',
  doneOf: (number: number): string => `Erledigt: Bestellung ${number}`,
  isDone: (number: number): string => `Bestellung ${number} ist abgehakt.`,
  /** In the navigation; screen readers read the number with its noun. */
  open: (count: number): string => (count === 1 ? '1 offen' : `${count} offen`),
} as const;
