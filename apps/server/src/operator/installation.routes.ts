import * as calls from '@tischlein/contract/calls';
import type { GeocoderDraft, MailServerDraft } from '@tischlein/contract/office';
import { type GeocoderChoice, isSameAccount, type MailServer } from '@tischlein/domain/installation';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { startBackup } from '../backups/start-backups.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireVersion } from '../shops/edit-version.http.ts';
import { readSessionToken, sendSession } from '../staff/staff-session.http.ts';
import { listFixed } from './apply-installation.ts';
import { describeInstallation } from './describe-installation.ts';
import { type InstallationSettings, readInstallation } from './installation-settings.store.ts';
import { type SaveOutcome, savePart } from './save-part.ts';
import { testGeocoder, testMapTiles } from './test-maps.ts';
import { testMailServer } from './test-mail-server.ts';

/** The mail server of all shops (decision 100). */
export const mailServerRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.saveMailServer, async ({ staff, body, request }) => {
    const outcome = await savePart<'passwordMissing'>(deps, 'mail', {
      version: requireVersion(request),
      by: staff.email,
      change: ({ mail }) => {
        const value = body.server && withPassword(body.server, mail);
        return value === 'passwordMissing' ? value : { part: 'mail', value };
      },
    });
    return outcome === 'passwordMissing' ? refuse(outcome) : answerSaved(deps, outcome);
  });

  route(app, calls.testMailServer, async ({ staff, body }) => {
    if (listFixed(deps.liveSettings.given).mail) return refuse('installationFixed');
    const server = withPassword(body, (await readStored(deps)).mail);
    return server === 'passwordMissing' ? refuse(server) : testMailServer(deps, server, staff.email);
  });
};

/** Where maps come from, and who finds addresses. */
export const mapRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.saveMapTiles, async ({ staff: { email: by }, body, request }) => {
    const change = () => ({ part: 'tiles', value: body.tiles }) as const;
    return answerSaved(deps, await savePart<never>(deps, 'tiles', { version: requireVersion(request), by, change }));
  });

  route(app, calls.testMapTiles, ({ body }) => testMapTiles(deps, body));

  route(app, calls.saveGeocoder, async ({ staff, body, request }) => {
    const outcome = await savePart<'passwordMissing'>(deps, 'geocoder', {
      version: requireVersion(request),
      by: staff.email,
      change: ({ geocoder }) => {
        const value = body.geocoder && withKey(body.geocoder, geocoder);
        return value === 'passwordMissing' ? value : { part: 'geocoder', value };
      },
    });
    return outcome === 'passwordMissing' ? refuse(outcome) : answerSaved(deps, outcome);
  });

  route(app, calls.testGeocoder, async ({ body }) => {
    const geocoder = withKey(body.geocoder, (await readStored(deps)).geocoder);
    return geocoder === 'passwordMissing' ? refuse(geocoder) : testGeocoder(deps, geocoder, body.address);
  });
};

/** All of it, the public address, and backups. */
export const installationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  app.addHook('onClose', async () => {
    stopping.abort();
    await running;
  });

  route(app, calls.getInstallation, () => describeInstallation(deps));

  route(app, calls.savePublicAddress, async ({ staff, body, request, reply }) => {
    // An address that reaches the office cannot lock its owner out.
    if (!isSentTo(request, body.url)) return refuse('addressElsewhere');
    const token = readSessionToken(request, deps);
    const change = () => ({ part: 'address', value: body }) as const;
    const saving = { version: requireVersion(request), by: staff.email, change };
    const outcome = await savePart<never>(deps, 'address', saving);
    // With https the cookie has another name.
    if (outcome === 'saved' && token) sendSession(reply, deps, { token, staff });
    return answerSaved(deps, outcome);
  });

  route(app, calls.backUpNow, async () => {
    const { folder } = deps.settings.backup;
    if (folder === null) return refuse('backupsOff');
    const backup = await startBackup(deps, stopping.signal);
    if (!backup) return refuse('backupRunning');
    running = backup.ended;
    return describeInstallation(deps);
  });
};

async function answerSaved(deps: Deps, outcome: SaveOutcome) {
  if (outcome === 'fixed') return refuse('installationFixed');
  const document = await describeInstallation(deps);
  return outcome === 'saved' ? document : refuse('versionConflict', { current: { document, version: '' } });
}

const readStored = async ({ database, secretKey }: Deps): Promise<InstallationSettings> =>
  (await readInstallation(database.read, secretKey)).settings;

function withPassword(draft: MailServerDraft, stored: MailServer | null): MailServer | 'passwordMissing' {
  const { password } = draft;
  if (password !== null) return { ...draft, password };
  return stored && isSameAccount(stored, draft) ? { ...draft, password: stored.password } : 'passwordMissing';
}

function withKey(draft: GeocoderDraft, stored: GeocoderChoice | null): GeocoderChoice | 'passwordMissing' {
  const { key } = draft;
  if (key !== null) return { ...draft, key };
  if (draft.provider !== 'google') return { ...draft, key: '' };
  return stored?.provider === 'google' ? { ...draft, key: stored.key } : 'passwordMissing';
}

/** Browsers say in Origin at which address a page is open; the request has to come to that one. */
const isSentTo = ({ headers }: FastifyRequest, url: string): boolean => headers.origin === url;
