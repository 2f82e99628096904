/** Devices that a shift shares. */
export const DEVICES = {
  title: 'Geräte',
  lead: 'Ein Tablet in der Küche oder an der Theke meldet sich als Gerät an, nicht als Person. Gesperrt wird es mit einer PIN, die die Schicht kennt.',
  empty: 'Noch kein Gerät',
  emptyHelp:
    'Melde das Tablet in der Küche oder an der Theke an. Die Schicht entsperrt es mit einer PIN, und niemand braucht dafür sein eigenes Konto.',
  list: 'Geräte',
  columns: { name: 'Gerät', state: 'Stand', role: 'Rolle' },
  add: 'Gerät anmelden',
  addTitle: 'Gerät anmelden',
  name: 'Name',
  nameHelp: 'So heißt es überall, wo steht, wer etwas getan hat: zum Beispiel „Küche Mitte“.',
  role: 'Rolle',
  pin: 'PIN',
  pinHelp: '4 bis 8 Ziffern. Nach fünf falschen Versuchen wird das Gerät abgemeldet.',
  newPin: 'Neue PIN',
  newPinHelp: 'Leer lassen, wenn sie bleiben soll. 4 bis 8 Ziffern.',
  create: 'Link anzeigen',
  change: 'Ändern',
  changeDevice: (name: string): string => `Ändern: ${name}`,
  changeTitle: (name: string): string => `${name} ändern`,
  save: 'Speichern',
  changed: (name: string): string => `${name} ist geändert.`,
  renew: 'Neu verbinden',
  renewDevice: (name: string): string => `Neu verbinden: ${name}`,
  remove: 'Entfernen',
  removeDevice: (name: string): string => `Entfernen: ${name}`,
  removeTitle: (name: string): string => `${name} entfernen?`,
  removeText: 'Das Gerät wird sofort abgemeldet.',
  keep: 'Behalten',
  removed: (name: string): string => `${name} ist entfernt.`,
  linkTitle: (name: string): string => `${name} verbinden`,
  linkHelp: (until: string): string =>
    `Scanne den Code mit dem Gerät oder öffne dort den Link. Danach fragt es nach der PIN. Der Link gilt bis ${until} und nur einmal.`,
  qr: 'QR-Code mit dem Link für das Gerät',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  done: 'Fertig',
  connected: 'verbunden',
  locked: 'gesperrt',
  waits: 'wartet auf das Gerät',
  until: (when: string): string => `Link gilt bis ${when}`,
  off: 'nicht verbunden',
  unknown: 'Unbekannter Browser',
  seen: (device: string, when: string): string => `${device}, zuletzt ${when}`,
} as const;

/** On the device itself. */
export const LOCK = {
  title: (name: string): string => `${name} ist gesperrt`,
  pin: 'PIN',
  unlock: 'Entsperren',
  signedOut: 'Zum Anmelden',
} as const;

/** A wrong PIN: how many tries are left. */
export const pinWrong = (triesLeft: number): string =>
  `Diese PIN stimmt nicht. Noch ${triesLeft === 1 ? '1 Versuch' : `${triesLeft} Versuche`}, dann wird das Gerät abgemeldet.`;
