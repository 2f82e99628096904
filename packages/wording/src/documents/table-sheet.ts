/** The signs with QR codes that stand on the tables. */
export const TABLE_SHEET = {
  title: 'QR-Codes der Tische',
  table: (table: number): string => `Tisch ${table}`,
  sentence: 'Scanne den Code mit der Kamera Deines Handys: bestellen und zahlen, ohne zu warten.',
  code: (table: number): string => `QR-Code zum Bestellen an Tisch ${table}`,
} as const;
