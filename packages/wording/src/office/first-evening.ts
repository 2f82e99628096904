import type { FirstEveningStep } from '@tischlein/domain/shop';

/** The guide for the first evening. */
export const FIRST_EVENING = {
  title: 'Dein erster Abend',
  lead: 'Acht Schritte für den ersten Abend mit Bestellungen. Was in diesem Shop schon einmal getan ist, hat einen Haken.',
  print: 'Drucken',
  progress: (done: number, all: number): string => `${done} von ${all} getan`,
  done: 'getan',
  steps: {
    device: {
      name: 'Gerät aufstellen',
      text: 'Melde ein Tablet unter „Geräte“ an oder nimm einen Rechner. Steck es ans Ladegerät und öffne „Heute“.',
      link: 'Zu den Geräten',
    },
    shift: {
      name: 'Schicht beginnen',
      text: 'Drücke auf „Heute“ „Schicht beginnen“ und dann „Ton testen“. Ab jetzt klingelt jede Bestellung.',
      link: 'Zu „Heute“',
    },
    testOrder: {
      name: 'Zur Probe bestellen',
      text: 'Solange der Shop ein Entwurf ist, bestellst Du in der Vorschau wie ein Gast. Nichts davon wird bezahlt oder gezählt.',
      link: 'Zur Eröffnung',
    },
    accept: {
      name: 'Annehmen',
      text: 'Stelle an der neuen Bestellung die Minuten ein und drücke „Annehmen“. Der Gast liest sofort, wann sein Essen kommt.',
      link: 'Zu „Heute“',
    },
    print: {
      name: 'Bon drucken',
      text: 'Mit einem Drucker kommt der Bon automatisch, sobald Ihr annehmt. Ohne kocht Ihr vom Bildschirm.',
      link: 'Zu den Druckern',
    },
    soldOut: {
      name: 'Etwas ist aus',
      text: 'Drücke unter „Bestand“ „Heute ausverkauft“. Gäste können es sofort nicht mehr bestellen; danach ist es automatisch wieder da.',
      link: 'Zum Bestand',
    },
    pause: {
      name: 'Zu viel los',
      text: '„Pause“ auf „Heute“ hält neue Bestellungen für sofort an, zum Beispiel 20 Minuten. Danach geht es automatisch weiter.',
      link: 'Zu „Heute“',
    },
    close: {
      name: 'Tag abschließen',
      text: 'Setze jede Bestellung auf „Abgeholt“ oder „Übergeben“ und drücke „Schicht beenden“. Vergessenes schließt Du morgen mit einem Druck.',
      link: 'Zu „Heute“',
    },
  } satisfies Readonly<
    Record<FirstEveningStep, { readonly name: string; readonly text: string; readonly link: string }>
  >,
} as const;
