import * as calls from '@tischlein/contract/calls';
import { ADDRESS_DIALOG } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { track } from '../../../ordering/track.ts';
import { useShop } from '../../../context/shop-context.ts';
import { send } from '../../../api/send.ts';

/** Result of asking the device for its position. */
export type Position =
  | { readonly kind: 'found'; readonly location: string; readonly isComplete: boolean }
  | { readonly kind: 'problem'; readonly message: string };

const POSITION_OPTIONS = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** S2 §2: 'only if the browser supports geolocation'. */
export const supportsGeolocation = (): boolean => 'geolocation' in navigator;

/** Asks the browser for the position and the shop for its address (S2 §7 GET /geolocation). */
export function usePosition(): { readonly isAsking: boolean; readonly ask: () => Promise<Position> } {
  const page = useShop();
  const [isAsking, setAsking] = useState(false);
  const find = async (): Promise<Position> => {
    const coordinates = await readCoordinates(navigator.geolocation);
    if ('message' in coordinates) return { kind: 'problem', message: coordinates.message };
    const { latitude: lat, longitude: long, accuracy: acc } = coordinates;
    const query = { lat: lat.toFixed(6), long: long.toFixed(6), acc: acc.toFixed() };
    const answer = await send(calls.findNearestAddress, { params: { shop: page.shop.id }, query });
    if (!answer.ok) return { kind: 'problem', message: ADDRESS_DIALOG.positionUnknown };
    track(page, { type: 'address', action: 'geolocation' });
    const { streetName, streetNumber, postalCode, locality } = answer.value;
    const street = `${streetName} ${streetNumber}`.trim();
    const town = `${postalCode} ${locality}`.trim();
    return {
      kind: 'found',
      location: street === '' ? town : `${street}, ${town}`,
      isComplete: streetName !== '' && streetNumber !== '',
    };
  };
  const ask = async (): Promise<Position> => {
    setAsking(true);
    const position = await find();
    setAsking(false);
    return position;
  };
  return { isAsking, ask };
}

function readCoordinates(geolocation: Geolocation): Promise<GeolocationCoordinates | { readonly message: string }> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) =>
        resolve({
          message: code === PERMISSION_DENIED ? ADDRESS_DIALOG.positionDenied : ADDRESS_DIALOG.positionUnknown,
        }),
      POSITION_OPTIONS,
    );
  });
}
