/** 'typed > means' on each line. */
export const readAddressTable = (table: string): readonly (readonly [typed: string, means: string])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [typed = '', means = ''] = row.split(' > ');
      return [typed, means] as const;
    });
