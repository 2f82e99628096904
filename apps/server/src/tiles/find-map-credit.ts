import type { MapCredit } from '@tischlein/domain/installation';
import type { Deps } from '../deps.ts';

/** Whom maps name; null: there are no map tiles. */
export const findMapCredit = ({ settings }: Pick<Deps, 'settings'>): MapCredit | null =>
  settings.tilesUrl === null ? null : settings.mapCredit;
