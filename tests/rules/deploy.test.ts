import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings, SETTING_NAMES } from '../../apps/server/src/env.ts';
import { LIMITS } from '../../apps/server/src/http/limits.ts';
import { findVersion } from '../../tools/release/version.ts';

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tischlein-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      ports: z.array(z.string()).optional(),
      secrets: z.array(z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      networks: z.array(z.string()).optional(),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.unknown()),
});
const compose = composeFile.parse(parse(read('compose.yaml')));
const { shop, postgres, caddy } = compose.services;

/** The settings in a file of NAME=value lines, those in comments included. */
const readNames = (text: string): string[] =>
  Array.from(text.matchAll(/^(?:# )?([A-Z_]+)=/gm), ([, name = '']) => name);

describe('deploy/', () => {
  it.each(['settings.env.example', 'nodes/settings.env.example'])(
    'names settings that exist, with values that the server takes: %s',
    (file) => {
      const ofImage = Array.from(
        read('Dockerfile').matchAll(/\b([A-Z]+(?:_[A-Z]+)*)=[\d/a-z]/g),
        ([, name = '']) => name,
      );
      const names = [...readNames(read(file)), ...Object.keys(shop?.environment ?? {}), ...ofImage];
      expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
      const lines = read(file)
        .split('\n')
        .filter((line) => /^[A-Z_]+=/.test(line));
      const variables = Object.fromEntries(
        lines.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
      );
      expect(readSettings(variables)).toMatchObject({ ok: true });
    },
  );

  it('has a socket where the server listens, and which the server requires', () => {
    const places = Array.from(read('tischlein.socket').matchAll(/^ListenStream=(.*)$/gm), ([, place]) => place);
    expect(places).toEqual([`${DEFAULT_SETTINGS.host}:${DEFAULT_SETTINGS.port}`]);
    expect(read('tischlein.service')).toMatch(/^Requires=tischlein\.socket$/m);
    expect(read('tischlein.service')).toMatch(/^Also=tischlein\.socket$/m);
  });

  it('lets the largest picture through nginx', () => {
    const [, megabytes] = /^\tclient_max_body_size (\d+)m;$/m.exec(read('nginx.conf')) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(Math.max(LIMITS.pictureBytes, LIMITS.documentBytes));
  });

  it('serves the same sites before one server and before several', () => {
    const one = /^\{\$SITE_HOST\} \{[^]*$/m.exec(read('Caddyfile'))?.[0];
    expect(one).toContain('on_demand');
    expect(read('nodes/Caddyfile')).toContain(one);
  });

  it('runs the shop and Caddy read-only, without capabilities, and PostgreSQL without a port', () => {
    for (const service of [shop, caddy]) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect([shop?.ports, postgres?.ports, postgres?.networks]).toEqual([undefined, undefined, ['back']]);
    expect(read('Dockerfile')).toMatch(/^USER 10001:10001$/m);
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK /m);
  });

  it('declares every secret, volume and network that a service uses, and creates every secret', () => {
    const services = Object.values(compose.services);
    const uses = (kind: 'secrets' | 'networks') => services.flatMap((service) => service[kind] ?? []);
    expect(new Set(uses('secrets'))).toEqual(new Set(Object.keys(compose.secrets)));
    expect(new Set(uses('networks'))).toEqual(new Set(Object.keys(compose.networks)));
    const named = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    expect(new Set(named.filter((name) => !name.startsWith('.')))).toEqual(new Set(Object.keys(compose.volumes)));
    writeFileSync(join(folder, 'create-secrets.sh'), read('create-secrets.sh'));
    execFileSync('sh', [join(folder, 'create-secrets.sh')]);
    const created = Object.values(compose.secrets).map(({ file }) => readFileSync(join(folder, file), 'utf8').trim());
    expect(created.every((secret) => secret.length >= 32)).toBe(true);
    expect(statSync(join(folder, 'secrets')).mode & 0o077).toBe(0);
    execFileSync('sh', [join(folder, 'create-secrets.sh')]);
    const again = Object.values(compose.secrets).map(({ file }) => readFileSync(join(folder, file), 'utf8').trim());
    expect(again).toEqual(created);
  });

  it('copies the package files of every workspace into the image before it installs', () => {
    const workspaces = Object.keys(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages).filter((path) =>
      /^(?:apps|packages)\/[^/]+$/.test(path),
    );
    for (const path of workspaces)
      expect(read('Dockerfile')).toContain(`COPY ${path}/package.json ${path}/package.json`);
  });

  it('keeps the image of the version before for a rollback', () => {
    expect(shop?.image).toMatch(/^tischlein:\$\{TISCHLEIN_VERSION:\?/);
    const [, version = ''] = /^TISCHLEIN_VERSION=(.+)$/m.exec(read('.env.example')) ?? [];
    expect(findVersion(version)).toMatchObject({ version });
    expect(shop?.build?.args).toEqual({ RELEASE_VERSION: '${TISCHLEIN_VERSION}' });
    expect(read('Dockerfile')).toMatch(/^ARG RELEASE_VERSION\nRUN npm run release /m);
  });

  it('calls the start script at the place where the manual unpacks it', () => {
    const [, program = '', command = ''] = /^ExecStart=(\S+) (\S+)$/m.exec(read('tischlein.service')) ?? [];
    expect([program, command]).toEqual(['/opt/tischlein/current/tischlein', 'start']);
    expect(read('Dockerfile')).toContain('ENTRYPOINT ["/opt/tischlein/tischlein"]');
    expect(read('Dockerfile')).toContain('CMD ["start"]');
  });

  it('has a unit that lets the nightly backup lower its priority', () => {
    const filters = Array.from(read('tischlein.service').matchAll(/^SystemCallFilter=(.*)$/gm), ([, calls]) => calls);
    // The first one permits calls; what later ones deny or permit is taken from its set or added to it.
    expect(filters).toEqual(['@system-service', '~@privileged @resources', 'setpriority']);
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
    'has a unit that systemd accepts as hardened',
    () => {
      writeFileSync(join(folder, 'tischlein.socket'), read('tischlein.socket'));
      // The program is not installed here.
      const unit = read('tischlein.service').replace('/opt/tischlein/current/tischlein', '/bin/true');
      const file = join(folder, 'tischlein.service');
      writeFileSync(file, unit);
      const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
      expect(verified.stderr.split('\n').filter((line) => /tischlein\.(?:service|socket)/.test(line))).toEqual([]);
      // In tenths: 2.0 of 10.
      expect(spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]).status).toBe(0);
    },
  );
});
