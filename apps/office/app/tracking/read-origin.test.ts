import { expect, it } from 'vitest';
import { readOrigin } from './read-origin.ts';

it.each([
  ['https://zahlen.example', 'https://zahlen.example'],
  [' https://Zahlen.example/ ', 'https://zahlen.example'],
  ['zahlen.example', 'https://zahlen.example'],
  ['https://zahlen.example:8443', 'https://zahlen.example:8443'],
  ['https://zählen.example', 'https://xn--zhlen-gra.example'],
  ['', null],
  ['zahlen', null],
  ['http://zahlen.example', null],
  ['https://zahlen.example/matomo', null],
  ['https://zahlen.example/?id=1', null],
  ['https://name:geheim@zahlen.example', null],
  ['https://[::1]', null],
])("'%s' is read as %s", (typed, origin) => {
  expect(readOrigin(typed)).toBe(origin);
});
