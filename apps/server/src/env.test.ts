import { describe, expect, it } from 'vitest';
import { readSettings } from './env.ts';

describe('settings (S4 Settings)', () => {
  it('are all optional', () => {
    expect(readSettings({})).toMatchObject({
      ok: true,
      value: { port: 3000, host: '127.0.0.1', dataDir: './data', databaseUrl: null, demo: true, logLevel: 'info' },
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

  it('reject a geocoder without its URL', () => {
    expect(readSettings({ GEOCODER: 'photon' })).toMatchObject({ ok: false });
  });
});
