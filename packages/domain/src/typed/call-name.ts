import { tidyText } from './tidy-text.ts';

/** With these a name starts that is no first name: forms of address, titles, what a group or a company is. */
const NO_FIRST_NAME =
  /^(?:herrn?|frau|hr|fr|fam|familie|eheleute|dr|prof|professor|doktor|dipl|mag|ing|med|pfarrer|pastor|schwester|bruder|pater|sir|lady|mr|mrs|ms|mme|madame|signora?|se[nñ]ora?|bay|bayan|firma|fa|praxis|kanzlei|b[uü]ro|hotel|pension|gasthof|gasthaus|restaurant|caf[eé]|salon|studio|atelier|agentur|verein|kita|kindergarten|schule|grundschule|gymnasium|universit[aä]t|institut|amt|rathaus|stadt|gemeinde|landkreis|kirche|team|wg|abteilung|empfang|haus|club|bar|die|der|das|the|von|vom|zu|zum|zur|van|de|den|del|della|di|da|dos|la|le|ten|ter|el|al|bin|ibn)$/iu;
const COMPANY = /\b(?:gmbh|ug|ag|kg|ohg|gbr|e\.? ?[vk]\.?|ltd|inc|se|mbh|partg)(?=$|[\s,.])/iu;
const TOGETHER = /[&+/]|(?:^| )(?:und|and|u\.) /iu;

/**
 * What to call a person by their typed name: 'Petra Müller' is 'Petra', 'Müller, Petra' as well. A name that starts with a form of address
 * or a title, of several people or of a company stays whole: 'Frau Schmidt', 'Dr. Müller', 'Familie Öztürk', 'Anna und Ben'.
 */
export function toCallName(typed: string): string {
  const name = tidyText(typed).replace(/[,;]+$/, '');
  if (COMPANY.test(name) || TOGETHER.test(name)) return name;
  const [beforeComma = '', afterComma = ''] = name.split(',', 2).map(tidyText);
  if (afterComma === '' || /\d/.test(afterComma)) return firstWord(beforeComma);
  const first = firstWord(afterComma);
  return first === afterComma && isNoFirstName(first.split(' ', 1).join('')) ? `${afterComma} ${beforeComma}` : first;
}

function firstWord(name: string): string {
  const [first = ''] = name.split(' ', 1);
  return isNoFirstName(first) ? name : first;
}

/** Titles, initials and abbreviations: 'Dr.', 'P.', 'Dipl.-Ing.' */
const isNoFirstName = (word: string): boolean => word.includes('.') || NO_FIRST_NAME.test(word);

const GREETING = /^(?:(?:herrn?|frau|hr\.|fr\.|fam\.|familie) +)+(?=\S)/iu;
const TITLES = /^(?:(?:prof(?:essor)?|dr|doktor|dipl|mag|med|ing|h\. ?c|rer|nat|phil|jur)[.-]*(?: +|(?<=\.)))+(?=\S)/iu;

/** A name without its form of address and titles, which are not part of it: 'Frau Dr. Petra Müller' is 'Petra Müller'. */
export const dropGreeting = (typed: string): string => tidyText(typed).replace(GREETING, '').replace(TITLES, '');
