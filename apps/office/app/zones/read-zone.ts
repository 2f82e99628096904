import type { Result } from '@tischlein/domain';
import type { Point } from '@tischlein/domain/delivery';
import type { DeliveryZone, ZoneArea } from '@tischlein/domain/shop';
import { ZONES } from '@tischlein/wording/office';
import { readAmount } from '../values/amounts.ts';
import type { ZoneForm } from './zone-form.ts';

type Field = Exclude<keyof ZoneForm, 'id' | 'kind'>;

/** Error messages by field. */
export type ZoneProblems = Partial<Record<Field, string>>;

const { problems: SAY } = ZONES;
const MAX_KILOMETRES = 200;
const MAX_POINTS = 2000;

/** Reads a form; `zone` is null if there are problems. */
export function readZone(form: ZoneForm): { readonly zone: DeliveryZone | null; readonly problems: ZoneProblems } {
  const name = form.name.trim();
  const area = readArea(form);
  const deliveryFee = readAmount(form.deliveryFee);
  const minimumOrderValue = readAmount(form.minimumOrderValue);
  const isFreeSometime = form.freeAfter.trim() !== '';
  const freeAfter = isFreeSometime ? readAmount(form.freeAfter) : null;
  const problems: ZoneProblems = {
    ...(name === '' && { name: SAY.name }),
    ...(!area.ok && area.problem),
    ...(deliveryFee === null && { deliveryFee: SAY.amount }),
    ...(minimumOrderValue === null && { minimumOrderValue: SAY.amount }),
    ...(isFreeSometime && freeAfter === null && { freeAfter: SAY.amount }),
  };
  if (!area.ok || deliveryFee === null || minimumOrderValue === null || Object.keys(problems).length > 0)
    return { zone: null, problems };
  return { zone: { id: form.id, name, area: area.value, deliveryFee, minimumOrderValue, freeAfter }, problems };
}

/** The complete zones, in order. */
export const readZones = (forms: readonly ZoneForm[]): readonly DeliveryZone[] =>
  forms.flatMap((form) => readZone(form).zone ?? []);

function readArea(form: ZoneForm): Result<ZoneArea, ZoneProblems> {
  switch (form.kind) {
    case 'postcodes':
      return readPostcodes(form.postcodes);
    case 'radius':
    case 'distance':
      return readKilometres(form.kind, form.kilometres);
    case 'polygon':
      return readPolygon(form.points);
  }
}

const refused = (problem: ZoneProblems): Result<ZoneArea, ZoneProblems> => ({ ok: false, problem });
const accepted = (value: ZoneArea): Result<ZoneArea, ZoneProblems> => ({ ok: true, value });

function readPostcodes(text: string): Result<ZoneArea, ZoneProblems> {
  const words = splitPostcodes(text);
  const wrong = words.filter((word) => !/^\d{5}$/.test(word));
  if (wrong.length > 0) return refused({ postcodes: SAY.noPostcodes(wrong) });
  if (words.length === 0) return refused({ postcodes: SAY.noPostcode });
  return accepted({ kind: 'postcodes', postcodes: [...new Set(words)] });
}

/** The words of a list of postcodes as people type it. */
export const splitPostcodes = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

function readKilometres(kind: 'radius' | 'distance', text: string): Result<ZoneArea, ZoneProblems> {
  const isNumber = /^\d+(?:[.,]\d+)?$/.test(text.trim());
  const kilometres = isNumber ? Number(text.trim().replace(',', '.')) : 0;
  if (kilometres <= 0 || kilometres > MAX_KILOMETRES) return refused({ kilometres: SAY.kilometres });
  return accepted({ kind, kilometres });
}

function readPolygon(text: string): Result<ZoneArea, ZoneProblems> {
  const lines = text.split('\n');
  const wrong = lines.findIndex((line) => line.trim() !== '' && readPoint(line) === null);
  if (wrong >= 0) return refused({ points: SAY.noPoint(wrong + 1) });
  const points = readPoints(text);
  if (points.length < 3) return refused({ points: SAY.fewPoints });
  if (points.length > MAX_POINTS) return refused({ points: SAY.manyPoints });
  return accepted({ kind: 'polygon', points });
}

/** The lines that are complete points. */
export const readPoints = (text: string): readonly Point[] => text.split('\n').flatMap((line) => readPoint(line) ?? []);

// '52.5289, 13.4113' as copied from maps, and '52,5289; 13,4113' as typed in Germany.
function readPoint(line: string): Point | null {
  const match = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*(?:[,;]\s*|\s)(-?\d{1,3}(?:[.,]\d+)?)\s*$/.exec(line);
  if (!match) return null;
  const [latitude = 0, longitude = 0] = match.slice(1).map((part) => Number(part.replace(',', '.')));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
