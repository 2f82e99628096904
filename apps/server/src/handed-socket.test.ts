import { describe, expect, it } from 'vitest';
import { findHandedSocket, OtherSocket, requireSamePlace } from './handed-socket.ts';

const PID = 4711;
const SHOP = { host: '127.0.0.1', port: 3000 };

describe('the socket that systemd holds', () => {
  it.each([
    ['none is handed over', {}],
    ['it was handed to the process that started this one', { LISTEN_PID: '1', LISTEN_FDS: '1' }],
  ])('is not taken if %s', (_, variables) => {
    expect(findHandedSocket(variables, PID)).toBeNull();
  });

  it('is the first descriptor after input, output and errors', () => {
    expect(findHandedSocket({ LISTEN_PID: '4711', LISTEN_FDS: '1' }, PID)).toBe(3);
  });

  it('is refused beside others, where guests would wait for ever', () => {
    expect(() => findHandedSocket({ LISTEN_PID: '4711', LISTEN_FDS: '2' }, PID)).toThrow(OtherSocket);
  });

  it.each([
    ['HOST and PORT', { address: '127.0.0.1', port: 3000 }, SHOP],
    ['a name', { address: '::1', port: 3000 }, { host: 'localhost', port: 3000 }],
    ['every address', { address: '::', port: 3000 }, { host: '0.0.0.0', port: 3000 }],
  ])('may listen at %s', (_, { address, port }, settings) => {
    expect(() => requireSamePlace({ address, port, family: 'IPv4' }, settings)).not.toThrow();
  });

  it.each([
    ['another port', { address: '127.0.0.1', port: 3001, family: 'IPv4' }],
    ['another address', { address: '10.0.0.1', port: 3000, family: 'IPv4' }],
    ['a file', '/run/tischlein.sock'],
    ['nowhere', null],
  ])('must not listen at %s', (_, address) => {
    expect(() => requireSamePlace(address, SHOP)).toThrow(OtherSocket);
  });
});
