import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;
/** BackendKeyData, which names the process of the database. */
const KEY = 'K'.charCodeAt(0);

/**
 * A pooler before a database, as the server notices one: it refuses timeouts in the parameters of a connection, as PgBouncer does
 * unless told to ignore them, and its connections have numbers of their own.
 */
export async function startFakePooler(databaseUrl: string, { takesTimeouts = false } = {}) {
  const { port, pathname, username, searchParams } = new URL(databaseUrl);
  const socketPath = `${searchParams.get('host')}/.s.PGSQL.${port}`;
  const server = createServer((client) => {
    client.on('error', () => {});
    client.once('data', (startup) => {
      if (!takesTimeouts && startup.includes('_timeout')) return void client.end(refuseTimeouts());
      const upstream = connect(socketPath);
      upstream.on('error', () => client.destroy());
      upstream.write(startup);
      client.pipe(upstream);
      return void upstream.pipe(renumber()).pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return { url: `postgres://${username}@127.0.0.1:${own}${pathname}`, close: () => void server.close() };
}

function refuseTimeouts(): Buffer {
  const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0');
  const head = Buffer.alloc(TYPE_BYTES + LENGTH_BYTES);
  head.write('E');
  head.writeInt32BE(LENGTH_BYTES + fields.length, TYPE_BYTES);
  return Buffer.concat([head, fields]);
}

/** Replaces the number of the process in the first messages of a connection; what follows passes as it is. */
function renumber(): Transform {
  let waiting: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      if (waiting === null) return done(null, part);
      waiting = Buffer.concat([waiting, part]);
      let at = 0;
      while (at + TYPE_BYTES + LENGTH_BYTES <= waiting.length) {
        const end = at + TYPE_BYTES + waiting.readInt32BE(at + TYPE_BYTES);
        if (end > waiting.length) break;
        if (waiting[at] === KEY) {
          const renumbered = waiting;
          const place = at + TYPE_BYTES + LENGTH_BYTES;
          renumbered.writeInt32BE(renumbered.readInt32BE(place) + 1, place);
          waiting = null;
          return done(null, renumbered);
        }
        at = end;
      }
      // The client answers what it is asked before it has a number.
      const asked = waiting.subarray(0, at);
      waiting = waiting.subarray(at);
      return done(null, asked);
    },
  });
}
