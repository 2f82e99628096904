import type { Installation } from '@tischlein/contract/office';
import type { Deps } from '../deps.ts';
import { listFixed } from './apply-installation.ts';
import { describeBackups } from './describe-backups.ts';
import { readInstallation } from './installation-settings.store.ts';

/** The installation as its owner sees it: what was typed, without the password and the key, which have fields of their own. */
export async function describeInstallation(deps: Deps): Promise<Installation> {
  const { settings, versions } = await readInstallation(deps.database.read, deps.secretKey);
  const isFixed = listFixed(deps.liveSettings.given);
  const { mail, tiles, geocoder, address } = settings;
  return {
    mail: { isFixed: isFixed.mail, version: versions.mail, saved: mail && hidePassword(mail) },
    tiles: { isFixed: isFixed.tiles, version: versions.tiles, saved: tiles },
    geocoder: { isFixed: isFixed.geocoder, version: versions.geocoder, saved: geocoder && hideKey(geocoder) },
    address: {
      isFixed: isFixed.address,
      version: versions.address,
      saved: isFixed.address ? { url: deps.publicUrl } : address,
    },
    backups: await describeBackups(deps),
  };
}

const hidePassword = ({
  password,
  ...mail
}: { readonly password: string } & Omit<MailView, 'hasPassword'>): MailView => ({
  ...mail,
  hasPassword: password !== '',
});
const hideKey = ({ key, ...geocoder }: { readonly key: string } & Omit<GeocoderView, 'hasKey'>): GeocoderView => ({
  ...geocoder,
  hasKey: key !== '',
});

type MailView = NonNullable<Installation['mail']['saved']>;
type GeocoderView = NonNullable<Installation['geocoder']['saved']>;
