import type { OwnStop } from '@tischlein/contract/office';
import { readDevice, writeDevice } from '../values/storage.ts';

/** The app that shows the way; the driver chooses it on the device. Nothing of it is loaded here. */
export const MAP_APPS = ['device', 'google', 'apple', 'osm'] as const;
export type MapApp = (typeof MAP_APPS)[number];

const NAME = 'map-app';

/** Apple's devices open no geo: addresses. */
const DEFAULT: MapApp = /iPhone|iPad|Macintosh/.test(navigator.userAgent) ? 'apple' : 'device';

export const readMapApp = (): MapApp => MAP_APPS.find((app) => app === readDevice(NAME)) ?? DEFAULT;

export const storeMapApp = (app: MapApp): void => writeDevice(NAME, app);

type Place = Pick<NonNullable<OwnStop['contact']>, 'street' | 'streetNumber' | 'zip' | 'city'>;

/** Where the way to a guest is shown. */
export function toNavigationUrl(app: MapApp, { street, streetNumber, zip, city }: Place): string {
  const address = encodeURIComponent(`${street} ${streetNumber}, ${zip} ${city}`);
  return {
    device: `geo:0,0?q=${address}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${address}`,
    apple: `https://maps.apple.com/?daddr=${address}`,
    osm: `https://www.openstreetmap.org/search?query=${address}`,
  }[app];
}
