/** Two people have changed the same (S3 L8). */
export const CONFLICT = {
  title: 'Jemand anderes hat inzwischen gespeichert',
  lead: 'Deine Änderungen sind noch nicht gespeichert. Vergleiche beide Fassungen und entscheide, welche gilt. Was hier nicht steht, ist in beiden gleich.',
  /** 'Ali Demir hat um 18:04 Uhr gespeichert.' Another day: 'hat am Fr., 27.11., 18:04 gespeichert'. */
  savedBy: (who: string, when: string): string => `${who} hat ${when} gespeichert.`,
  today: (time: string): string => `um ${time} Uhr`,
  earlier: (dateTime: string): string => `am ${dateTime} Uhr`,
  otherShops: { franchise: 'Die Zentrale', entity: 'Ein anderes Restaurant desselben Unternehmens' },
  saved: 'Gespeicherte Fassung',
  mine: 'Deine Fassung',
  changedBy: { me: 'von Dir geändert', others: 'inzwischen geändert', both: 'von beiden geändert' },
  alike: ', in Einzelheiten, die hier nicht stehen',
  nothing: 'nicht vorhanden',
  consequence: 'Die andere Fassung ist danach nicht mehr da.',
  takeSaved: 'Gespeicherte Fassung übernehmen',
  keepMine: 'Meine Fassung speichern',
  yes: 'ja',
  no: 'nein',
} as const;
