import {
  type Direction,
  estimatedDistance,
  findDirection,
  type Point,
  type TravelTime,
} from '@tischlein/domain/delivery';
import { decimal } from '../money.ts';

export const MAP = {
  map: 'Karte: hier sind wir',
  wayToUs: 'So kommst Du zu uns',
  onFoot: 'Zu Fuß',
  byBike: 'Mit dem Rad',
  byTransit: 'Mit Bus und Bahn',
  byCar: 'Mit dem Auto',
  wayHelp: 'Der Routenplaner öffnet sich in einem neuen Fenster. Bis dahin erfährt niemand, wo Du bist.',
  openIn: 'Oder öffne unsere Adresse in:',
  mapApp: 'Karten-App',
  appleMaps: 'Apple Karten',
  googleMaps: 'Google Maps',
  ourBranches: 'Unsere Filialen',
  north: 'N',
  yourAddress: 'Deine Adresse',
  kilometres: (number: string): string => `${number}\u00a0km`,
  /** 'etwa 1,4 km von Torstraße 12' */
  distanceFrom: (kilometres: number, from: string): string => `etwa ${decimal(kilometres)}\u00a0km von ${from}`,
} as const;

const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  n: 'nördlich',
  ne: 'nordöstlich',
  e: 'östlich',
  se: 'südöstlich',
  s: 'südlich',
  sw: 'südwestlich',
  w: 'westlich',
  nw: 'nordwestlich',
};

/** 'Tramonto Mitte liegt etwa 1,4 km nordöstlich von Deiner Adresse.': what a map shows, in words. */
export function placeOnMap(name: string, home: Point, place: Point): string {
  const kilometres = estimatedDistance(home, place);
  if (kilometres < 0.1) return `${name} liegt gleich bei Deiner Adresse.`;
  return `${name} liegt etwa ${decimal(kilometres)}\u00a0km ${DIRECTION_WORDS[findDirection(home, place)]} von Deiner Adresse.`;
}

/** 'etwa 18 Min. zu Fuß, 6 Min. mit dem Rad'; empty if it is far. */
export function travelTimeText({ onFoot, byBike }: TravelTime): string {
  const ways = [onFoot !== null && `${onFoot} Min. zu Fuß`, byBike !== null && `${byBike} Min. mit dem Rad`];
  const known = ways.filter(Boolean).join(', ');
  return known && `etwa ${known}`;
}
