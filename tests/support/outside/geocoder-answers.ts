// Answers of the geocoders in their documented form: Photon docs/api-v1.md, Nominatim docs/api/Output.md,
// Google 'Geocoding request and response'.

interface Recorded {
  /** Torstraße 12, 10119 Berlin. */
  readonly house: unknown;
  /** The street only: the house number is unknown. */
  readonly street: unknown;
  /** Only the town was matched. */
  readonly town: unknown;
  readonly nothing: unknown;
  readonly reverse: unknown;
  readonly reverseNothing: unknown;
  /** Request of the adapter for this address, and for this point. */
  readonly searchPath: string;
  readonly reversePath: string;
}

const photonFeature = (properties: object, coordinates = [13.40126, 52.52945]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { country: 'Deutschland', countrycode: 'DE', state: 'Berlin', osm_type: 'N', osm_id: 1, ...properties },
});
const photonHouse = photonFeature({
  osm_key: 'building',
  osm_value: 'apartments',
  type: 'house',
  housenumber: '12',
  street: 'Torstraße',
  postcode: '10119',
  city: 'Berlin',
  district: 'Mitte',
  extent: [13.4, 52.53, 13.41, 52.52],
});
const photonAnswer = (...features: readonly object[]) => ({ type: 'FeatureCollection', features });

const PHOTON: Recorded = {
  house: photonAnswer(
    photonFeature({ type: 'house', street: 'Torstrasse', city: 'Wien', postcode: '1010', countrycode: 'AT' }),
    photonHouse,
  ),
  street: photonAnswer(
    photonFeature({ osm_key: 'highway', type: 'street', name: 'Torstraße', postcode: '10119', city: 'Berlin' }),
  ),
  town: photonAnswer(photonFeature({ osm_key: 'place', osm_value: 'city', type: 'city', name: 'Berlin' })),
  nothing: photonAnswer(),
  reverse: photonAnswer(photonHouse),
  reverseNothing: photonAnswer(),
  searchPath: '/api?q=Torstraße 12, 10119 Berlin&lang=de&limit=5',
  reversePath: '/reverse?lat=52.52945&lon=13.40126&lang=de&limit=1',
};

const nominatimPlace = (address: object) => ({
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright',
  osm_type: 'node',
  osm_id: 107775,
  boundingbox: ['52.5194', '52.5394', '13.3912', '13.4112'],
  lat: '52.5294500',
  lon: '13.4012600',
  display_name: '12, Torstraße, Mitte, Berlin, 10119, Deutschland',
  category: 'building',
  type: 'apartments',
  place_rank: 30,
  importance: 0.00008,
  addresstype: 'building',
  address: {
    suburb: 'Mitte',
    borough: 'Mitte',
    city: 'Berlin',
    'ISO3166-2-lvl4': 'DE-BE',
    postcode: '10119',
    country: 'Deutschland',
    country_code: 'de',
    ...address,
  },
});
const nominatimHouse = nominatimPlace({ house_number: '12', road: 'Torstraße' });

const NOMINATIM: Recorded = {
  house: [nominatimHouse],
  street: [nominatimPlace({ road: 'Torstraße' })],
  town: [nominatimPlace({})],
  nothing: [],
  reverse: nominatimHouse,
  reverseNothing: { error: 'Unable to geocode' },
  searchPath:
    '/search?format=jsonv2&addressdetails=1&accept-language=de&q=Torstraße 12, 10119 Berlin&countrycodes=de&limit=1',
  reversePath: '/reverse?format=jsonv2&addressdetails=1&accept-language=de&lat=52.52945&lon=13.40126&zoom=18',
};

const part = (long_name: string, ...types: readonly string[]) => ({ long_name, short_name: long_name, types });
const googleAnswer = (components: readonly object[], more: object = {}) => ({
  results: [
    {
      address_components: [
        ...components,
        part('Mitte', 'political', 'sublocality', 'sublocality_level_1'),
        part('Berlin', 'locality', 'political'),
        part('Berlin', 'administrative_area_level_1', 'political'),
        { long_name: 'Deutschland', short_name: 'DE', types: ['country', 'political'] },
        part('10119', 'postal_code'),
      ],
      formatted_address: 'Torstraße 12, 10119 Berlin, Deutschland',
      geometry: {
        location: { lat: 52.52945, lng: 13.40126 },
        location_type: 'ROOFTOP',
        viewport: {
          northeast: { lat: 52.5308, lng: 13.4026 },
          southwest: { lat: 52.5281, lng: 13.3999 },
        },
      },
      place_id: 'ChIJeRpOeF67j4AR9ydy_PIzPuM',
      types: ['street_address'],
      ...more,
    },
  ],
  status: 'OK',
});
const googleHouse = googleAnswer([part('12', 'street_number'), part('Torstraße', 'route')]);

const GOOGLE: Recorded = {
  house: googleHouse,
  street: googleAnswer([part('Torstraße', 'route')], { partial_match: true, types: ['route'] }),
  town: googleAnswer([], { partial_match: true, types: ['locality', 'political'] }),
  nothing: { results: [], status: 'ZERO_RESULTS' },
  reverse: googleHouse,
  reverseNothing: { results: [], status: 'ZERO_RESULTS' },
  searchPath: '/?key=geheim&address=Torstraße 12, 10119 Berlin&components=country:DE&language=de&region=de',
  reversePath: '/?key=geheim&latlng=52.52945,13.40126&language=de&result_type=street_address|route',
};

export const RECORDED = { photon: PHOTON, nominatim: NOMINATIM, google: GOOGLE };

/** Google's refusals, sent with HTTP 200. */
export const GOOGLE_REFUSALS = ['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'INVALID_REQUEST', 'UNKNOWN_ERROR'].map(
  (status) => ({ results: [], status, error_message: 'The provided API key is invalid.' }),
);
