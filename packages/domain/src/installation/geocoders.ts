/** Protocols of geocoders. */
export const GEOCODER_KINDS = ['photon', 'nominatim', 'google'] as const;
export type GeocoderKind = (typeof GEOCODER_KINDS)[number];

interface GeocoderPreset {
  readonly kind: GeocoderKind;
  /** Where its protocol begins. */
  readonly url: string;
  /** Where its terms are. */
  readonly terms: string;
}

/** Public geocoders. */
export const GEOCODER_PRESETS: Readonly<Record<GeocoderKind, GeocoderPreset>> = {
  photon: {
    kind: 'photon',
    url: 'https://photon.komoot.io',
    terms: 'https://photon.komoot.io/',
  },
  nominatim: {
    kind: 'nominatim',
    url: 'https://nominatim.openstreetmap.org',
    terms: 'https://operations.osmfoundation.org/policies/nominatim/',
  },
  google: {
    kind: 'google',
    url: 'https://maps.googleapis.com/maps/api/geocode/json',
    terms: 'https://cloud.google.com/maps-platform/terms',
  },
};

export const GEOCODER_PROVIDERS = ['photon', 'nominatim', 'google', 'ownPhoton', 'ownNominatim'] as const;
type GeocoderProvider = (typeof GEOCODER_PROVIDERS)[number];

/** Who finds addresses, as the installation stores it. */
export interface GeocoderChoice {
  readonly provider: GeocoderProvider;
  /** Of an own server; else empty. */
  readonly url: string;
  /** Of Google; else empty. */
  readonly key: string;
}

/** The protocol and the address of a geocoder. */
export function resolveGeocoder({ provider, url, key }: GeocoderChoice): {
  readonly kind: GeocoderKind;
  readonly url: string;
} {
  switch (provider) {
    case 'ownPhoton':
      return { kind: 'photon', url };
    case 'ownNominatim':
      return { kind: 'nominatim', url };
    case 'google':
      return { kind: 'google', url: `${GEOCODER_PRESETS.google.url}?key=${encodeURIComponent(key)}` };
    case 'photon':
    case 'nominatim':
      return GEOCODER_PRESETS[provider];
  }
}
