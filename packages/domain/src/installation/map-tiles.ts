/** Who has to be named on a map, with the page about that. */
export interface MapCredit {
  readonly name: string;
  readonly url: string;
}

export const OSM_CREDIT: MapCredit = {
  name: 'OpenStreetMap-Mitwirkende',
  url: 'https://www.openstreetmap.org/copyright',
};

interface TilePreset {
  /** With {z}, {x} and {y}. */
  readonly url: string;
  readonly credit: MapCredit;
  /** Where its terms are. */
  readonly terms: string;
}

/** Providers of map tiles that can be chosen by their name; each may be asked and cached by a server on its terms. */
export const TILE_PRESETS: Readonly<Record<'basemap' | 'osm', TilePreset>> = {
  basemap: {
    url: 'https://sgx.geodatenzentrum.de/wmts_basemapde/tile/1.0.0/de_basemapde_web_raster_farbe/default/GLOBAL_WEBMERCATOR/{z}/{y}/{x}.png',
    credit: { name: 'basemap.de / BKG, CC BY 4.0', url: 'https://basemap.de/' },
    terms: 'https://basemap.de/produkte-und-dienste/web-raster/',
  },
  osm: {
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    credit: OSM_CREDIT,
    terms: 'https://operations.osmfoundation.org/policies/tiles/',
  },
};

export const TILE_PROVIDERS = ['basemap', 'osm', 'own'] as const;

/** Where map tiles come from, as the installation stores it; `url` and `credit` only of an own provider, else empty. */
export interface TileChoice {
  readonly provider: (typeof TILE_PROVIDERS)[number];
  /** With {z}, {x} and {y}. */
  readonly url: string;
  /** '': OpenStreetMap. */
  readonly credit: string;
}

/** The address of the tiles, and whom maps name. */
export function resolveTiles({ provider, url, credit }: TileChoice): {
  readonly url: string;
  readonly credit: MapCredit;
} {
  if (provider !== 'own') return TILE_PRESETS[provider];
  return { url, credit: credit === '' ? OSM_CREDIT : { name: credit, url: OSM_CREDIT.url } };
}

/** A tile in Berlin, which every map of Germany has. */
export const SAMPLE_TILE: { readonly z: number; readonly x: number; readonly y: number } = { z: 10, x: 550, y: 335 };
