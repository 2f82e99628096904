/** Two people have changed the same (S3 L8). */
export const CONFLICT = {
  title: 'Jemand anderes hat inzwischen gespeichert',
  lead: 'Deine Änderungen sind noch nicht gespeichert. Vergleiche beide Fassungen und entscheide, welche gilt. Was hier nicht steht, ist in beiden gleich.',
  saved: 'Gespeicherte Fassung',
  mine: 'Deine Fassung',
  changedBy: { me: 'von Dir geändert', others: 'inzwischen geändert', both: 'von Dir und inzwischen geändert' },
  alike: ', in Einzelheiten, die hier nicht stehen',
  nothing: 'nicht vorhanden',
  consequence: 'Die andere Fassung ist danach nicht mehr da.',
  takeSaved: 'Gespeicherte Fassung übernehmen',
  keepMine: 'Meine Fassung speichern',
  yes: 'ja',
  no: 'nein',
} as const;
