import { describe, expect, it } from 'vitest';
import { readMediaUrl } from './read-media-url.ts';

describe('MEDIA_URL', () => {
  it.each([
    [
      's3://KEY:a%2Fb%2Bc%3D@s3.eu-central-1.amazonaws.com/bilder?region=eu-central-1',
      {
        endpoint: 'https://s3.eu-central-1.amazonaws.com/bilder',
        prefix: '',
        region: 'eu-central-1',
        accessKey: 'KEY',
        secretKey: 'a/b+c=',
      },
    ],
    [
      's3://KEY:geheim@10.0.0.7:9000/bilder/shop/eins/?tls=off',
      { endpoint: 'http://10.0.0.7:9000/bilder', prefix: 'shop/eins/', region: 'us-east-1' },
    ],
  ])('%s', (text, address) => {
    expect(readMediaUrl(text)).toMatchObject(address);
  });

  it.each([
    ['another protocol', 'https://KEY:geheim@s3.example.org/bilder'],
    ['no bucket', 's3://KEY:geheim@s3.example.org/'],
    ['no host', 's3:///bilder'],
    ['no secret', 's3://KEY@s3.example.org/bilder'],
    ['no key', 's3://s3.example.org/bilder'],
    ['a percent sign that encodes nothing', 's3://KEY:100%@s3.example.org/bilder'],
    ['an unknown parameter', 's3://KEY:geheim@s3.example.org/bilder?regoin=x'],
    ['an unknown value', 's3://KEY:geheim@s3.example.org/bilder?tls=no'],
    ['a plain folder', '/srv/bilder'],
  ])('is malformed with %s', (_what, text) => {
    expect(readMediaUrl(text)).toBeNull();
  });
});
