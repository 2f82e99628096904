import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from './env.ts';

describe('settings (S4 Settings)', () => {
  it('are all optional', () => {
    expect(readSettings({})).toMatchObject({
      ok: true,
      value: {
        port: 3000,
        host: '127.0.0.1',
        dataDir: resolve('data'),
        databaseUrl: null,
        demo: true,
        logLevel: 'info',
      },
    });
  });

  it('are read from the environment', () => {
    const settings = readSettings({
      PORT: '8080',
      DATABASE_URL: 'postgres://anna@db/tischlein',
      PUBLIC_URL: 'https://shop.example/',
      GEOCODER: 'photon',
      GEOCODER_URL: 'https://photon.example/api',
      DEMO: 'off',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
      RATE_LIMIT_FACTOR: '2.5',
    });
    expect(settings).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        databaseUrl: 'postgres://anna@db/tischlein',
        publicUrl: 'https://shop.example',
        geocoder: { kind: 'photon', url: 'https://photon.example/api' },
        demo: false,
        trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
        rateLimitFactor: 2.5,
      },
    });
  });

  it.each([
    ['PORT', 'achtzig'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['WILDCARD_DOMAIN', 'https://shops.example.org'],
    ['WILDCARD_DOMAIN', 'shops'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/pfad'],
    ['SMTP_URL', 'mail.example'],
    ['GEOCODER', 'bing'],
    ['TILES_URL', 'https://tiles.example/{z}.png'],
    ['ERROR_REPORT_DSN', 'nein'],
    ['DEMO', 'vielleicht'],
    ['LOG_LEVEL', 'laut'],
    ['SECRET_KEY', 'kurz'],
    ['TRUSTED_PROXIES', 'mein proxy'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['TISCHLEIN_DEV', 'ja'],
    ['TISCHLEIN_PROT', '80'],
  ])('stop the start with a message that names %s when it is %j', (name, value) => {
    const settings = readSettings({ [name]: value });
    expect(settings.ok ? '' : settings.problem).toContain(name);
  });

  it('reject a replica of SQLite', () => {
    expect(readSettings({ DATABASE_REPLICA_URL: 'postgres://db2/tischlein' })).toMatchObject({ ok: false });
  });

  it('reject a geocoder without its URL', () => {
    expect(readSettings({ GEOCODER: 'photon' })).toMatchObject({ ok: false });
  });
});

describe('secrets in files (S4 Settings)', () => {
  let folder: string;
  const write = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tischlein-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['SECRET_KEY', 'k'.repeat(32), 'secretKey'],
    ['DATABASE_URL', 'postgres://anna:geheim@db/tischlein', 'databaseUrl'],
    ['DATABASE_DIRECT_URL', 'postgres://anna:geheim@db:5433/tischlein', 'databaseDirectUrl'],
    ['SMTP_URL', 'smtp://anna:geheim@mail.example:587', 'smtpUrl'],
    ['TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png?key=geheim', 'tilesUrl'],
    ['ERROR_REPORT_DSN', 'https://geheim@errors.example/7', 'errorReportDsn'],
  ])('give %s its value', (name, value, setting) => {
    const file = write(name, `${value}\n`);
    expect(readSettings({ [`${name}_FILE`]: file })).toMatchObject({ ok: true, value: { [setting]: value } });
  });

  it('give the store of pictures its key', () => {
    const file = write('media', 's3://KEY:geheim@s3.example.org/bilder');
    expect(readSettings({ MEDIA_URL_FILE: file })).toMatchObject({ value: { media: { secretKey: 'geheim' } } });
  });

  it('give the geocoder its address with the key', () => {
    const file = write('geocoder', 'https://geocoder.example/json?key=geheim');
    expect(readSettings({ GEOCODER: 'google', GEOCODER_URL_FILE: file })).toMatchObject({
      value: { geocoder: { kind: 'google', url: 'https://geocoder.example/json?key=geheim' } },
    });
  });

  it.each([
    ['both are given', () => ({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: write('a', 'smtp://b') }), 'nur eins von beiden'],
    ['there is no such file', () => ({ SMTP_URL_FILE: join(folder, 'none') }), 'SMTP_URL_FILE: '],
    ['the file is empty', () => ({ SMTP_URL_FILE: write('b', '\n') }), 'ist leer oder nicht lesbar'],
    ['the key is not for a store', () => ({ MEDIA_URL: 's3://KEY:geheim@host' }), 'MEDIA_URL: erwartet wird'],
    ['the value is malformed', () => ({ SMTP_URL_FILE: write('c', 'geheim') }), 'SMTP_URL: erwartet wird'],
  ])('stop the start with a sentence if %s, which never contains the value', (_, variables, sentence) => {
    const settings = readSettings(variables());
    const problem = settings.ok ? '' : settings.problem;
    expect(problem).toContain(sentence);
    expect(problem).not.toContain('geheim');
  });
});
