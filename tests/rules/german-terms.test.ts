import { expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

/** One term for each concept (docs/glossary.md), and the words that would be a second one. */
const TERMS: readonly (readonly [term: string, others: RegExp])[] = [
  ['Zahlungsmethode', /Zahlungsart|Zahlart|Zahlweise/],
  ['Zahlungsanbieter', /Bezahldienst|Zahldienst|Zahlungsdienstleister/],
  ['erstatten', /(?:Geld|€|euro\(\w+\)\}) zurück(?:zu)?geb|zurückgezahlt|rückerstatt|gibst Du zurück/i],
  ['Hinweis für die Lieferung', /Fahrer/],
  ['Abweichende Öffnungszeiten', /Besondere Tage|Sonderöffnung|Sondertag/],
  ['etwa', /\bca\./],
  ['versuche', /\b[Vv]ersuch es/],
  ['automatisch', /von selbst/],
  ['E-Mail', /(?:[Ee]iner?|[Dd]iese[rn]?|[Kk]eine|[Ss]olchen?|neuesten|[Dd]ie|[Dd]er|[Dd]einen?|\.) Mails?\b(?!-)/],
  ['Gäste', /Kundschaft|Kunde seit/],
  ['optional', /\(freiwillig\)|wenn vorhanden/],
  ['in die Küche', /an die Küche (?!senden)|bei der Küche/],
  ['Internetverbindung', /Dein Internet\b/],
  ['ausverkauft', /\b(?:Heute|Dauerhaft) aus\b/],
  ['Signaturschlüssel', /Geheimnis für|[Nn]eues Geheimnis/],
  ['ganze Sätze', /['` ]Leer: /],
];
// S2 §8 gives the text, DATEV the name of a column; the wording keeps them as they are.
const LITERALS = ['bitte versuch es noch einmal.', "'Zahlweise'"];

const texts = committedFiles(/^packages\/(?:wording|documents)\/src\/.*(?<!\.test)\.ts$/).map(({ path, text }) => ({
  path,
  text: LITERALS.reduce((left, literal) => left.replaceAll(literal, ''), text),
}));

it.each(TERMS)('texts say %s, and no other word for it', (_term, others) => {
  const found = texts.flatMap(({ path, text }) => {
    const match = others.exec(text);
    return match ? [`${path}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});
