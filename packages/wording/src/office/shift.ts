/** A shift on one device: sound, screen, messages. */
export const SHIFT = {
  begin: 'Schicht beginnen',
  running: 'Schicht läuft',
  end: 'Schicht beenden',
  again: 'Noch einmal versuchen',
  allWell: 'Ton, Bildschirm, Nachrichten',
  muted: 'Ton ist stumm',
  refusals: (count: number): string => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
  sound: 'Ton',
  testSound: 'Ton testen',
  mute: 'Stumm',
  soundStates: {
    on: 'Neue Bestellungen klingeln.',
    locked: 'Der Browser erlaubt noch keinen Ton. Tippe einmal auf die Seite.',
    muted: 'Stumm geschaltet. Neue Bestellungen klingeln nicht.',
  },
  screen: 'Bildschirm',
  screenStates: {
    off: 'Wird eingeschaltet, sobald die Seite zu sehen ist.',
    on: 'Bleibt an, solange diese Seite offen ist.',
    refused:
      'Das Gerät lässt den Bildschirm ausgehen, meist weil der Akku schwach ist oder Strom gespart wird. Schließe es ans Ladegerät an und schalte den Sparmodus aus.',
    unsupported:
      'Dieser Browser kann den Bildschirm nicht anlassen. Stelle in den Einstellungen des Geräts die automatische Sperre auf „Nie“.',
  },
  push: 'Nachrichten an dieses Gerät',
  pushStates: {
    off: 'Noch aus. Tippe auf „Noch einmal versuchen“ und erlaube Mitteilungen.',
    on: 'Wartet eine Bestellung, meldet sich dieses Gerät, auch wenn die Seite zu ist.',
    denied:
      'Mitteilungen sind für diese Seite blockiert. Tippe auf das Zeichen vor der Adresse, erlaube Mitteilungen und lade die Seite neu.',
    installFirst:
      'Auf iPhone und iPad geht das nur vom Home-Bildschirm: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, und öffne die Seite von dort.',
    unsupported: 'Dieser Browser kennt keine Nachrichten. Chrome, Edge, Firefox und Safari kennen sie, über https.',
    failed: 'Die Nachrichten ließen sich nicht einschalten. Prüfe die Verbindung und versuche es noch einmal.',
  },
  /** A message that the browser cannot read. */
  news: 'Eine Bestellung wartet',
} as const;
