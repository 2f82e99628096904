import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { NewerDatabase, OlderDatabase } from './db/migrate.ts';
import {
  AccessRefused,
  DamagedDatabase,
  isStorageFull,
  MissingDatabase,
  type RefusedAccess,
  toStorageProblem,
} from './db/storage-problem.ts';
import type { Settings } from './env.ts';
import { OtherSocket } from './handed-socket.ts';
import { OtherSecretKey, SecretKeyMissing } from './secret-key.ts';

type Where = Pick<Settings, 'host' | 'port' | 'dataDir'>;

/** Of files and folders that cannot be used as they are. */
const FILE_CODES: readonly unknown[] = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'ELOOP',
  'ENAMETOOLONG',
];

/** A sentence in German and English on why the server does not start; null for an unexpected failure. */
export function describeStartFailure(error: unknown, { host, port, dataDir }: Where): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Auf ${host}:${port} läuft schon etwas. / Something listens on ${host}:${port} already.`;
  if (code === 'EADDRNOTAVAIL') return `HOST: ${host} gehört nicht zu diesem Rechner. / is no address of this machine.`;
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen')
    return `PORT: Port ${port} darf hier nur root öffnen. Bitte einen Port ab 1024 nehmen und den Reverse Proxy dorthin weiterleiten lassen. / Only root may open port ${port} here. Please take a port from 1024 up, and let the reverse proxy forward to it.`;
  if (error instanceof OtherSocket)
    return `HOST, PORT: Der Socket von systemd lauscht nicht auf ${host}:${port}. Bitte in tischlein.socket genau eine Zeile ListenStream=${host}:${port} eintragen, oder HOST und PORT ändern. / The socket of systemd does not listen at ${host}:${port}. Please write exactly one line ListenStream=${host}:${port} into tischlein.socket, or change HOST and PORT.`;
  if (FILE_CODES.includes(code)) return `DATA_DIR: In ${dataDir} lässt sich nicht schreiben. / cannot be written to.`;
  if (error instanceof SecretKeyMissing)
    return `SECRET_KEY: Mit DATABASE_URL ist er nötig, auf jedem Rechner derselbe. Einen bisherigen nennt SECRET_KEY_FILE=${dataDir}/secret-key. / It is needed with DATABASE_URL, the same on every machine. SECRET_KEY_FILE=${dataDir}/secret-key names the one used so far.`;
  if (error instanceof OtherSecretKey)
    return `${COMMAND_SENTENCES.secretKeyOther} / SECRET_KEY does not belong to this database. Please set the key with which it has run: that of the other machines, or the file secret-key that you kept. If it is lost, stop all machines, make a backup (npm run backup -- FILE) and restore it (npm run restore -- FILE --replace); then the new key holds, and what was sealed with the old one has to be entered again: the accounts of payment providers, the secrets of webhooks, the settings of the page Installation (mail server, maps, geocoder, public address), and the authenticator apps of staff, who sign in with a recovery code.`;
  if (error instanceof NewerDatabase)
    return `${COMMAND_SENTENCES.databaseNew} / The database belongs to a newer version. Please start that version, or restore the backup from before the update.`;
  if (error instanceof OlderDatabase)
    return `${COMMAND_SENTENCES.databaseTooOld} / The data are of a version from before 28 November 2026, which this version cannot update. Please start with commit 57abfd79 first, then with this version: docs/operations/updates.md, 'Old databases'.`;
  if (isStorageFull(error))
    return 'Der Datenträger ist voll. Bitte Platz schaffen und neu starten. / The disk is full. Please make room and start again.';
  return describeStorage(error, dataDir);
}

function describeStorage(error: unknown, dataDir: string): string | null {
  const problem = toStorageProblem(error);
  if (problem instanceof MissingDatabase)
    return `In ${dataDir} fehlt die Datenbank, oder sie ist leer, obwohl hier schon ein Shop lief. Bitte eine Sicherung einspielen (npm run restore -- DATEI) oder für einen neuen Shop einen leeren Ordner nehmen. / The database in ${dataDir} is missing or empty, although a shop has run here. Please restore a backup (npm run restore -- FILE), or take an empty folder for a new shop.`;
  if (problem instanceof DamagedDatabase)
    return `Die Datenbank in ${dataDir} ist beschädigt und bleibt unverändert. Bitte tischlein.sqlite beiseitelegen und eine Sicherung einspielen (npm run restore -- DATEI). / The database in ${dataDir} is damaged and stays as it is. Please move tischlein.sqlite away and restore a backup (npm run restore -- FILE).`;
  if (problem instanceof AccessRefused) return REFUSED[problem.what];
  return problem
    ? 'Die Datenbank ist nicht erreichbar oder nimmt nichts an. / The database cannot be reached or takes nothing.'
    : null;
}

const REFUSED: Readonly<Record<RefusedAccess, string>> = {
  user: `${COMMAND_SENTENCES.databaseUserRefused} / The database refuses the user or its password. Please check both in DATABASE_URL and, if it is set, in DATABASE_DIRECT_URL.`,
  name: `${COMMAND_SENTENCES.databaseNameUnknown} / The database server has no database of this name. Please check the name in DATABASE_URL and, if it is set, in DATABASE_DIRECT_URL, or create it: CREATE DATABASE …`,
  pooler: `${COMMAND_SENTENCES.databasePoolerUnnamed} / DATABASE_URL leads to a pooler such as PgBouncer, which takes no timeouts. Please give the address of the database itself in DATABASE_DIRECT_URL, and the timeouts to the role: docs/operations.md, 'Behind a pooler'.`,
  rights: `${COMMAND_SENTENCES.databaseRightsMissing} / The user lacks rights in the database. Please make it the owner of the database and its tables: ALTER DATABASE … OWNER TO …`,
};
