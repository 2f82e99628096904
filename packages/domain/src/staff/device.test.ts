import { describe, expect, it } from 'vitest';
import { isEasyPin } from './device.ts';

describe('a PIN of a shared device', () => {
  it.each(['0000', '1212', '1234', '67890', '4321', '11112222'])('%s is easy to guess', (pin) => {
    expect(isEasyPin(pin)).toBe(true);
  });

  it.each(['4711', '2580', '19750304'])('%s is not', (pin) => {
    expect(isEasyPin(pin)).toBe(false);
  });
});
