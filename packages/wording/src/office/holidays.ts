import type { Holiday, HolidayChoice, Land } from '@tischlein/domain/opening';

export const LAND_NAMES: Readonly<Record<Land, string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
};

export const HOLIDAY_NAMES: Readonly<Record<Holiday, string>> = {
  newYear: 'Neujahr',
  epiphany: 'Heilige Drei Könige',
  womensDay: 'Frauentag',
  goodFriday: 'Karfreitag',
  easterSunday: 'Ostersonntag',
  easterMonday: 'Ostermontag',
  labourDay: 'Tag der Arbeit',
  ascension: 'Christi Himmelfahrt',
  whitSunday: 'Pfingstsonntag',
  whitMonday: 'Pfingstmontag',
  corpusChristi: 'Fronleichnam',
  augsburgPeace: 'Augsburger Friedensfest',
  assumption: 'Mariä Himmelfahrt',
  childrensDay: 'Weltkindertag',
  unity: 'Tag der Deutschen Einheit',
  reformation: 'Reformationstag',
  allSaints: 'Allerheiligen',
  repentance: 'Buß- und Bettag',
  christmas: '1. Weihnachtstag',
  secondChristmas: '2. Weihnachtstag',
};

const CHOICES: Readonly<Record<HolidayChoice, string>> = {
  closed: 'geschlossen',
  sunday: 'wie Sonntag',
  usual: 'üblich',
};

const countWords = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Public holidays among the special days. */
export const HOLIDAY = {
  title: (land: Land): string => `Feiertage ${land === 'SL' ? 'im' : 'in'} ${LAND_NAMES[land]}`,
  take: (land: Land): string => `Feiertage aus ${land === 'SL' ? 'dem ' : ''}${LAND_NAMES[land]} übernehmen`,
  takeUnread: 'Feiertage übernehmen',
  land: 'Land',
  usualMeans: '„üblich“ heißt: wie jede Woche. „wie Sonntag“ heißt: mit den Zeiten eines Sonntags.',
  /** Where a holiday of some places counts. */
  local: (holiday: Holiday): string => (holiday === 'augsburgPeace' ? 'nur in Augsburg' : 'nur in manchen Gemeinden'),
  agreed: (orders: number, reservations: number): string =>
    [
      ...(orders > 0 ? [countWords(orders, 'Bestellung', 'Bestellungen')] : []),
      ...(reservations > 0 ? [countWords(reservations, 'Reservierung', 'Reservierungen')] : []),
    ].join(', '),
  choices: CHOICES,
  entered: (hours: string): string => `eingetragen: ${hours}`,
  cancel: 'Abbrechen',
  submit: (count: number): string => (count === 0 ? 'Übernehmen' : `${countWords(count, 'Tag', 'Tage')} übernehmen`),
  nothingChosen: 'Wähle an mindestens einem Tag „geschlossen“ oder „wie Sonntag“.',
  next: 'Die nächsten Feiertage',
  applies: 'Das gilt zurzeit.',
  usual: 'wie üblich',
  open: (hours: string): string => `offen ${hours}`,
  set: 'Festlegen',
  setDay: (holiday: string): string => `${holiday} festlegen`,
  added: (count: number): string =>
    `${countWords(count, 'Tag', 'Tage')} eingetragen. Speichere, damit ${count === 1 ? 'er gilt' : 'sie gelten'}.`,
} as const;
