import { listWords } from '../list-words.ts';

/** The page where a merchant confirms declarations (S3 L2). */
export const DECLARED = {
  title: 'Allergene prüfen',
  help: 'Was hier steht, sehen Gäste mit dem Hinweis „Allergene noch nicht hinterlegt“. Bestellen können sie es erst, wenn Du es geprüft hast.',
  nothing: 'Alle Gerichte und Extras haben Angaben zu Allergenen und Zusatzstoffen.',
  onlyOwners: 'Bestätigen können nur Inhaber und Leitung.',
  kinds: { dish: 'Gerichte', ingredient: 'Zutaten und Extras' },
  all: 'Alle ohne offene Fragen auswählen',
  named: (names: string): string => `Genannt: ${names}`,
  namedNone: 'Genannt: nichts',
  unclear: (words: string): string =>
    `Nicht verstanden: „${words}“. Wähle es nur aus, wenn damit kein Allergen und kein Zusatzstoff gemeint ist.`,
  statement: 'Ich habe die ausgewählten Gerichte und Extras geprüft: Was nicht genannt ist, ist nicht darin enthalten.',
  noneChosen: 'Wähle erst aus, was Du geprüft hast.',
  confirm: (count: number): string =>
    count === 0 ? 'Einträge bestätigen' : count === 1 ? '1 Eintrag bestätigen' : `${count} Einträge bestätigen`,
  done: (count: number): string =>
    count === 1 ? '1 Eintrag ist jetzt bestellbar.' : `${count} Einträge sind jetzt bestellbar.`,
  lacking: 'Verpackte Ware ohne Pflichtangaben',
  lackingHelp:
    'Diese Artikel nimmt der Shop nur am Tisch an. Zur Lieferung und Abholung muss der Gast vorher lesen können, was auf der Packung steht. Wird der Artikel offen ausgeschenkt, kreuze das beim Gericht an.',
  lackingPart: (parts: readonly string[]): string => `Es fehlt: ${listWords(parts)}`,
  confirmed: 'Bestätigt',
  open: 'Noch nicht bestätigt',
  confirmedTwice: 'Schon bestätigt, nichts mehr zu tun',
  known: 'Hat jetzt Angaben',
  notUnderstood: (words: string): string => `Nicht verstanden: „${words}“`,
  by: (when: string, person: string): string => `${when} Uhr, ${person}`,
} as const;
