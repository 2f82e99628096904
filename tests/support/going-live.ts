import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// What surrounds a shop that is online, each over its real protocol.

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** A mail server that takes this password only. */
export async function startMailServer(password: string) {
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (line.startsWith('EHLO')) return socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      if (line === 'QUIT') return socket.end('221 bye\r\n');
      if (line === 'STARTTLS') return socket.write('502 what is that\r\n');
      const [, credentials] = /^AUTH PLAIN (\S+)/.exec(line) ?? [];
      if (credentials === undefined) return socket.write('250 ok\r\n');
      const isRight = Buffer.from(credentials, 'base64').toString().endsWith(`\0${password}`);
      return socket.write(isRight ? '235 welcome\r\n' : '535 wrong password\r\n');
    });
  });
  const port = await listen(server);
  return { port, close: () => void server.close() };
}

/** A time server (RFC 4330) that tells this instant. */
export async function startTimeServer(now: () => number) {
  const socket = createSocket('udp4');
  socket.on('message', (_, { port, address }) => {
    const answer = Buffer.alloc(48);
    answer[0] = 0x24;
    answer.writeUInt32BE(Math.floor(now() / 1000) + 2_208_988_800, 40);
    socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { server: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() };
}

/** A reverse proxy with a certificate of its own for 'localhost', valid for these days. */
export async function startProxy(
  folder: string,
  { to, days, headers }: { readonly to: number; readonly days: number; readonly headers: IncomingHttpHeaders },
) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert, '-days', String(days)];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files, ...names], { stdio: 'ignore' });
  const server = createHttpsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (incoming, response) => {
    const options = { host: '127.0.0.1', port: to, path: incoming.url, headers: { ...incoming.headers, ...headers } };
    const passedOn = request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on('error', () => response.writeHead(502).end());
    passedOn.end();
  });
  const port = await listen(server);
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `https://localhost:${port}`, certificate: readFileSync(cert, 'utf8'), close };
}
