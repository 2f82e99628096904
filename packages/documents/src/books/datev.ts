import type { Cents } from '@tischlein/domain';
import { splitDate } from '@tischlein/domain';
import type { Booking } from '@tischlein/domain/books';
import type { Bookkeeping } from '@tischlein/domain/shop';
import { percent } from '@tischlein/wording';
import { bookedMethodName } from '@tischlein/wording/office';
import { BOOKING_TEXTS } from '@tischlein/wording/documents';

const MOST_BOOKINGS = 99_999;
const COLUMNS = 125;

const count = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The headings of a Buchungsstapel, format version 13. DATEV reads columns by their position. */
const HEADINGS: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...count(1, 8).flatMap((index) => [`Beleginfo - Art ${index}`, `Beleginfo - Inhalt ${index}`]),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...count(1, 20).flatMap((index) => [`Zusatzinformation - Art ${index}`, `Zusatzinformation- Inhalt ${index}`]),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
];

export interface BookingBatch {
  /** Both in one calendar year. */
  readonly from: string;
  readonly to: string;
  /** Wall time, 'YYYYMMDDHHMMSSmmm'. */
  readonly madeAt: string;
  readonly name: string;
  readonly bookings: readonly Booking[];
}

/** A batch of bookings in DATEV's format EXTF 700, Buchungsstapel 13; to be encoded as Windows-1252. */
export function datevBatch(batch: BookingBatch, books: Bookkeeping): string {
  if (batch.bookings.length > MOST_BOOKINGS) throw new Error(`too many bookings: ${batch.bookings.length}`);
  const lines = [
    toHeader(batch, books).join(';'),
    HEADINGS.join(';'),
    ...batch.bookings.map((booking) => toRow(booking, books).join(';')),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function toHeader({ from, to, madeAt, name }: BookingBatch, books: Bookkeeping): readonly string[] {
  const { chart, consultant = 0, client = 0, accountLength, yearStart } = books;
  const format = [text('EXTF'), '700', '21', text('Buchungsstapel'), '13', madeAt, '', text('RE'), text(''), text('')];
  const company = [String(consultant), String(client), startOfYear(from, yearStart), String(accountLength)];
  const content = [compact(from), compact(to), text(clean(name, 30)), text(''), '1', '0', '0', text('EUR')];
  const rest = ['', text(''), '', '', text(chart === 'skr03' ? '03' : '04'), '', '', text(''), text('Tischlein')];
  return [...format, ...company, ...content, ...rest];
}

/** The start of the business year that holds a day. */
function startOfYear(date: string, month: number): string {
  const { year, month: current } = splitDate(date);
  return `${current >= month ? year : year - 1}${String(month).padStart(2, '0')}01`;
}

const compact = (date: string): string => date.replaceAll('-', '');

function toRow(booking: Booking, { costCentre }: Bookkeeping): readonly string[] {
  const { day, amount, side, account, contra, document } = booking;
  const row = Array.from({ length: COLUMNS }, () => '');
  const set = (column: number, value: string): void => void (row[column - 1] = value);
  set(1, toAmount(amount));
  set(2, text(side));
  set(3, text('EUR'));
  set(7, account);
  set(8, contra);
  set(10, `${day.slice(8)}${day.slice(5, 7)}`);
  set(11, text(document.replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, '').slice(0, 36)));
  set(14, text(clean(describe(booking), 60)));
  if (costCentre !== '') set(37, text(costCentre));
  set(114, '0');
  return row;
}

const describe = ({ subject, rate, method }: Booking): string =>
  [
    subject === 'tip' ? BOOKING_TEXTS.tip : BOOKING_TEXTS.takings(rate === null ? '' : percent(rate)),
    bookedMethodName(method),
  ]
    .join(', ')
    .replaceAll('\u00a0', ' ');

const toAmount = (cents: Cents): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
};

const text = (value: string): string => `"${value.replaceAll('"', '""')}"`;

const clean = (value: string, most: number): string => value.replaceAll(/[\r\n;]+/g, ' ').slice(0, most);
