import { randomUUID } from 'node:crypto';
import { openDeps } from '../apps/server/src/open-deps.ts';
import { openSession } from '../apps/server/src/staff/sessions.ts';
import { insertStaff } from '../apps/server/src/staff/staff.store.ts';

interface Installation {
  readonly dataDir: string;
  readonly databaseUrl?: string | null;
  /** By default the one in the data folder, as for the server. */
  readonly secretKey?: string | null;
}

/** Adds an owner to an installation. Returns the token of a session of theirs. */
export async function addOwner({ dataDir, databaseUrl = null, secretKey = null }: Installation): Promise<string> {
  const clock = { now: () => new Date().toISOString() };
  const { deps, close } = await openDeps({
    dataDir,
    databaseUrl,
    smtpUrl: null,
    publicUrl: 'http://shop.test',
    secretKey,
    report: () => {},
    clock,
  });
  const id = randomUUID();
  const owner = { id, email: 'bench@shop.test', role: 'owner', passwordHash: '', shopIds: [] } as const;
  await deps.database.write((writer) => insertStaff(writer, { ...owner, createdAt: clock.now() }));
  const opened = await openSession(deps, { staffId: id, device: '', staysSignedIn: true });
  await close();
  return opened?.token ?? '';
}
