import {
  type BasisPoints,
  type Cents,
  DAY_INDEXES,
  type DayIndex,
  type LineId,
  hasWebAddress,
  isBlank,
  type TimetableEntry,
  parseTimeOfDay,
  type ShopDay,
} from '@tischlein/domain';
import { MOST_TIP } from '@tischlein/domain/table';
import { tidyLines, tidyMailAddress, tidyPhone, tidyPostcode, tidyText } from '@tischlein/domain/typed';
import { z } from 'zod';

// The one place where checked text and numbers become branded values.
const branded = <Value>(schema: z.ZodType): z.ZodType<Value, Value> => schema as z.ZodType<Value, Value>;

/** An id: letters, digits and a few marks, 1 to 80 characters. */
export const idValue = <Id extends string>(): z.ZodType<Id, Id> => branded<Id>(z.string().regex(/^[\w.:-]{1,80}$/));

/** Encodes a line's whole configuration, so it may be long and contain any character. */
export const lineIdValue: z.ZodType<LineId, LineId> = branded<LineId>(z.string().min(1));

export const cents: z.ZodType<Cents, Cents> = branded<Cents>(z.int().min(-1_000_000_000_000).max(1_000_000_000_000));
export const price: z.ZodType<Cents, Cents> = branded<Cents>(z.int().min(0).max(100_000_000));
export const tipValue: z.ZodType<Cents, Cents> = branded<Cents>(z.int().min(0).max(MOST_TIP));
export const basisPoints: z.ZodType<BasisPoints, BasisPoints> = branded<BasisPoints>(z.int().min(0).max(10_000));

const CONTROL = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u;

/** Human text: no control characters, direction overrides or lone surrogates; at most `most` characters. */
export const text = (most: number): z.ZodType<string, string> => limited(z.string(), most);

const limited = (schema: z.ZodString, most: number): z.ZodType<string, string> =>
  schema.max(most).refine((value) => !CONTROL.test(value), 'control characters');
const LINE_BREAKS = /[\r\n\u0085\u2028\u2029]+/g;

/** Tidied before its length counts: pasted text may carry invisible marks. */
const tidied = (most: number, tidy: (value: string) => string): z.ZodType<string, string> =>
  limited(z.string().overwrite(tidy), most);

const inOneLine = (schema: z.ZodType<string, string>): z.ZodType<string, string> =>
  schema.refine((value) => value.search(LINE_BREAKS) < 0, 'line breaks');

/** Typed text of one line, without line breaks, tidied as the page tidies it before it checks it. */
export const line = (most: number): z.ZodType<string, string> => inOneLine(tidied(most, tidyText));

/** A typed message; it may have lines. */
export const message = (most: number): z.ZodType<string, string> => tidied(most, tidyLines);

/** A value that counts exactly as it was typed, such as a password. */
export const exactLine = (most: number): z.ZodType<string, string> => inOneLine(text(most));

export const phoneNumber: z.ZodType<string, string> = inOneLine(tidied(40, tidyPhone));
export const mailAddress: z.ZodType<string, string> = inOneLine(tidied(254, tidyMailAddress));
export const postcode: z.ZodType<string, string> = inOneLine(tidied(10, tidyPostcode));

/** A mail address that every mail server can send to. */
export const plainMailAddress: z.ZodType<string, string> = mailAddress.pipe(z.email());

/** A person's name; mails show it, so it is no web address. */
export const personName = (most: number): z.ZodType<string, string> =>
  line(most).refine((value) => !hasWebAddress(value), 'web address');

/** One line of a shop's documents: line breaks become blanks, so that documents of earlier versions stay readable. */
export const caption = (most: number): z.ZodType<string, string> =>
  z
    .string()
    .overwrite((value) => value.replaceAll(LINE_BREAKS, ' '))
    .pipe(text(most));
const tidyCaption = (most: number, tidy: (value: string) => string): z.ZodType<string, string> =>
  tidied(most, (value) => tidy(value.replaceAll(LINE_BREAKS, ' ')));
export const phoneCaption: z.ZodType<string, string> = tidyCaption(40, tidyPhone);
export const mailCaption: z.ZodType<string, string> = tidyCaption(254, tidyMailAddress);
export const name = (most: number): z.ZodType<string, string> =>
  caption(most).refine((value) => !isBlank(value), 'empty');

export const dayIndex: z.ZodType<DayIndex, DayIndex> = z.literal(DAY_INDEXES);
export const timeOfDay: z.ZodType<string, string> = z.string().superRefine((value, context) => {
  if (parseTimeOfDay(value) === null) context.addIssue({ code: 'invalid_format', format: 'HH:MM', input: value });
});
export const calendarDate: z.ZodType<ShopDay, string> = branded<ShopDay>(z.iso.date());
export const instant: z.ZodType<string, string> = z.iso.datetime({ offset: true });
/** An instant in a request, with any offset; read as it is stored and compared: UTC with milliseconds. */
export const givenInstant: z.ZodType<string, string> = z.iso
  .datetime({ offset: true })
  .refine((text) => STORED.test(toStored(text)), 'no instant')
  .overwrite(toStored);

const STORED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Called with invalid text, too, which stays as it is. */
function toStored(text: string): string {
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? text : new Date(milliseconds).toISOString();
}

export const timetableEntry: z.ZodType<TimetableEntry, TimetableEntry> = z.object({
  dayIndex,
  from: timeOfDay,
  to: timeOfDay,
});
export const timetable: z.ZodType<TimetableEntry[], TimetableEntry[]> = z.array(timetableEntry).max(200);
