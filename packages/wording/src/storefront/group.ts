/** Checkout, waiting page and order page of a group, where S2 leaves the words open. */
export const GROUP_PAGES = {
  freesThem: 'gibt sie wieder frei.',
  stillChoosing: 'Die anderen können noch wählen.',
  stillChoosingHelp: 'An der Kasse sind alle Warenkörbe fest, bis Du zurück zur Karte gehst oder bestellst.',
  fixCarts: 'Auswahl abschließen und zur Kasse',
  toOrder: 'Zur Bestellung',
  /** To members who were waiting. */
  menuAgain: (owner: string): string => `${owner} ist zurück bei der Karte. Du kannst wieder wählen.`,
  steps: 'Stand der Gruppenbestellung',
  cartsFixed: 'Die Warenkörbe stehen fest',
  included: (count: number): string => (count === 1 ? 'Deiner ist dabei.' : `${count} sind dabei, auch Deiner.`),
  leftOut: (count: number): string =>
    count === 1 ? 'Einer ist dabei, Deiner nicht.' : `${count} sind dabei, Deiner nicht.`,
  noneChosen: (count: number): string => (count === 1 ? 'Einer ist dabei.' : `${count} sind dabei.`),
  ownerPays: (owner: string): string => `${owner} prüft und bezahlt`,
  ownerPaysHelp: 'Bis dahin kann niemand etwas ändern.',
  confirms: (restaurant: string): string => `${restaurant} bestätigt`,
  underway: 'Unterwegs zu Euch',
  ready: 'Abholbereit',
  changeTitle: 'Doch noch etwas ändern?',
  changeText: (owner: string): string =>
    `Sag ${owner} schnell Bescheid. Geht ${owner} zurück zur Karte, kannst Du wieder wählen.`,
  nothingChosen: 'Du hast nichts gewählt.',
  nothingOfYours: 'Von Deinen Gerichten ist nichts mehr zu haben.',
  nothingLeftTitle: 'Nichts mehr zu haben',
  discount: 'Rabatt',
  coupon: 'Gutschein',
  refunded: 'Erstattet',
  thanks: (first: string, group: string): string =>
    first === '' ? `Danke. ${group} ist bestellt.` : `Danke, ${first}. ${group} ist bestellt.`,
  memberThanks: (member: string, owner: string): string => `Geschafft, ${member}. ${owner} hat für Euch bestellt.`,
  named: 'Auf jedem Gericht steht ein Name.',
  ticksInPerson: (total: string, own: string): string =>
    `Du bezahlst ${total} bei der Übergabe, Dein eigener Anteil ist ${own}. Die Häkchen siehst nur Du, auf diesem Gerät.`,
  give: (owner: string): string => `Du gibst ${owner}`,
  owesNothing: (owner: string): string => `${owner} bekommt von Dir nichts.`,
  transfer: 'Mit der Banking-App scannen oder überweisen:',
  transferCode: (amount: string, owner: string): string => `QR-Code für eine Überweisung von ${amount} an ${owner}`,
  transferReason: (group: string, member: string): string => `${group}, ${member}`,
  saveIban: 'IBAN speichern',
  removeIban: 'IBAN entfernen',
  ibanRemoved: 'Die IBAN ist entfernt.',
  amounts: (group: string, amounts: readonly string[], iban: string): string =>
    [`${group}, Eure Anteile:`, ...amounts, ...(iban === '' ? [] : [`IBAN: ${iban}`])].join('\n'),
} as const;
