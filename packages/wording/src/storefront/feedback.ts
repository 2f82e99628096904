import { RATING_TEXT_CHARACTERS } from '@tischlein/domain/feedback';

/** The page that rates an order (S1 §2, S2 §2). */
export const FEEDBACK = {
  title: 'Wie hat es geschmeckt?',
  loading: 'Einen Moment …',
  lead: (number: number, placedOn: string): string =>
    `Deine Bestellung ${number} vom ${placedOn}. Bewerte, was Du magst, der Rest bleibt frei.`,
  starsOf: (dish: string): string => `${dish} bewerten`,
  unrate: 'Doch nicht bewerten',
  unrateOf: (dish: string): string => `${dish} doch nicht bewerten`,
  text: 'Was war gut, was nicht?',
  textOf: (dish: string): string => `Was war gut, was nicht? ${dish}`,
  textHelp: `Das können andere Gäste lesen. Höchstens ${RATING_TEXT_CHARACTERS} Zeichen.`,
  optional: 'optional',
  firstName: 'Dein Vorname',
  firstNameHelp: 'Er steht neben Deinen Texten, wenn Du ihn angibst. Sonst steht dort „Gast“.',
  note: 'Was soll nur das Restaurant wissen?',
  noteHelp: 'Das liest nur das Restaurant. Es kann Dir per E-Mail antworten.',
  howItCounts:
    'Deine Sterne zählen sofort und ohne Deinen Namen, ob gut oder schlecht. Auf der Karte stehen sie ab fünf Bewertungen. Nach zwei Jahren löschen wir alles.',
  send: 'Bewertung senden',
  notUsed: 'Diese Bestellung habe ich nicht bekommen',
  thanks: (name: string): string => (name.trim() ? `Danke, ${name.trim()}` : 'Danke'),
  arrived: 'Deine Bewertung ist angekommen. Das Restaurant liest sie und kann auf Deine Texte antworten.',
  given: 'Deine Bewertung',
  givenLead: (number: number, placedOn: string): string => `Bestellung ${number} vom ${placedOn}`,
  answer: 'Antwort des Restaurants',
  hidden: (reason: string): string =>
    `Das Restaurant hat Deinen Text ausgeblendet. Der Grund: ${reason}. Deine Sterne zählen weiter. Ist das falsch, ruf dort an oder schreib ihm.`,
  early: 'Noch zu früh zum Bewerten',
  earlyLead: 'Sobald Du Deine Bestellung hast, geht es auf dieser Seite weiter.',
  late: 'Die Frist zum Bewerten ist abgelaufen',
  lateLead: 'Bewerten kannst Du bis 30 Tage nach der Bestellung.',
  calledOff: 'Diese Bestellung wurde nicht ausgeführt',
  calledOffLead: 'Sie wurde nicht ausgeführt, deshalb gibt es nichts zu bewerten.',
  toMenu: 'Zur Karte',
  report: {
    title: 'Du hast die Bestellung nicht bekommen?',
    lead: (number: number, placedOn: string, total: string): string =>
      `Bestellung ${number} vom ${placedOn}, ${total}. Sag uns kurz, was war, wir kümmern uns darum.`,
    legend: 'Was war?',
    send: 'Dem Restaurant melden',
    back: 'Zurück zur Bewertung',
    call: (phone: string): string => `Anrufen: ${phone}`,
    done: 'Wir kümmern uns darum',
    doneLead: 'Das Restaurant hat Deine Nachricht und meldet sich bei Dir. Nach einer Bewertung fragen wir nicht mehr.',
  },
} as const;
