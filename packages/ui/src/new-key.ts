/** A random UUID (version 4). `crypto.randomUUID` exists on https only. */
export const newKey = (): string =>
  '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    // 0 and 1 become any digit, 8 becomes 8 to b: the variant.
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
