import { type MailServer, resolveGeocoder, resolveTiles, toMailEncryption } from '@tischlein/domain/installation';
import type { Settings } from '../env.ts';
import type { InstallationPart, InstallationSettings } from './installation-settings.store.ts';

/** The settings that the office may set. */
type Set = Pick<Settings, 'smtpUrl' | 'mailSender' | 'geocoder' | 'tilesUrl' | 'mapCredit' | 'publicUrl'>;

/** The settings of the environment, and where it is silent those of the office. */
export function applyInstallation<Given extends Set>(given: Given, stored: InstallationSettings): Given {
  const tiles = given.tilesUrl === null && stored.tiles ? resolveTiles(stored.tiles) : null;
  return {
    ...given,
    ...(given.smtpUrl === null && stored.mail && { smtpUrl: toSmtpUrl(stored.mail), mailSender: stored.mail.sender }),
    ...(given.geocoder === null && stored.geocoder && { geocoder: resolveGeocoder(stored.geocoder) }),
    ...(tiles && { tilesUrl: tiles.url, mapCredit: tiles.credit }),
    ...(given.publicUrl === null && stored.address && { publicUrl: stored.address.url }),
  };
}

/** The parts that the environment sets, so that the office cannot. */
export const listFixed = (given: Set): Readonly<Record<InstallationPart, boolean>> => ({
  mail: given.smtpUrl !== null,
  tiles: given.tilesUrl !== null,
  geocoder: given.geocoder !== null,
  address: given.publicUrl !== null,
});

/** A mail server as one address; Nodemailer reads how to encrypt from its query. */
export function toSmtpUrl(server: MailServer): string {
  const encryption = toMailEncryption(server);
  const url = new URL(`${encryption === 'tls' ? 'smtps' : 'smtp'}://${server.host}:${server.port}`);
  url.username = encodeURIComponent(server.user);
  url.password = encodeURIComponent(server.password);
  if (encryption === 'starttls') url.searchParams.set('requireTLS', 'true');
  return url.href;
}
