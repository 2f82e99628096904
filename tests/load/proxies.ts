import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../tools/free-port.ts';
import { requireProgram } from './require-program.ts';

interface RunningProxy extends AsyncDisposable {
  readonly address: string;
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly folder: string;
  readonly port: number;
}

export const PROXIES = { caddy: startCaddy, nginx: startNginx } as const;

/** Starts Caddy with the delivered file: that for one server or that for several. Nothing of it is changed but its ports. */
async function startCaddy(places: readonly string[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-caddy-'));
  const port = await findFreePort();
  const ports = `http_port ${await findFreePort()}\n\thttps_port ${await findFreePort()}`;
  const delivered = readFileSync(places.length > 1 ? 'deploy/nodes/Caddyfile' : 'deploy/Caddyfile', 'utf8');
  const file = join(folder, 'Caddyfile');
  const text = delivered
    .replace(/^\{\n/m, `{\n\tadmin off\n\tauto_https disable_redirects\n\t${ports}\n`)
    .replaceAll(':5580', `:${await findFreePort()}`);
  writeFileSync(file, text);
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_HOST: `http://127.0.0.1:${port}`,
    SHOP_ADDRESS: places[0],
    SHOP_ADDRESSES: places.join(' '),
  };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return start({ program: requireProgram('caddy'), args, env, folder, port });
}

const FOR_ONE = 'max_fails=0';
const FOR_SEVERAL = 'max_fails=1 fail_timeout=5s';

/** Starts nginx with the delivered file, with these servers in the place of its one, and without certificates. */
async function startNginx(places: readonly string[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-nginx-'));
  const port = await findFreePort();
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(
      /(?:^\tserver \S+ max_fails=0;\n)+/m,
      places.length > 1
        ? `\tleast_conn;\n${places.map((place) => `\tserver ${place} ${FOR_SEVERAL};\n`).join('')}`
        : `\tserver ${places[0]} ${FOR_ONE};\n`.repeat(2),
    )
    .replaceAll(/^\t(?:listen \[::\]|ssl_certificate).*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort()};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'tischlein.conf'), site);
  const file = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = ['access_log off;', ...paths, `include ${folder}/tischlein.conf;`].join('\n  ');
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr crit;\nevents {}\nhttp {\n  ${http}\n}\n`,
  );
  const args = ['-c', file, '-p', folder, '-e', 'stderr'];
  return start({ program: requireProgram('nginx'), args, folder, port });
}

async function start({ program, args, env = process.env, folder, port }: Command): Promise<RunningProxy> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4000)));
  const address = `http://127.0.0.1:${port}`;
  try {
    await answering(address);
  } catch (error) {
    child.kill();
    throw new Error(`${program} does not answer:\n${log}`, { cause: error });
  }
  return {
    address,
    [Symbol.asyncDispose]: async () => {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('no answer within ten seconds');
}
