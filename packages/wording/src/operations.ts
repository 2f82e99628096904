type BackupOutcome =
  | {
      readonly kind: 'made';
      readonly file: string;
      readonly rows: number;
      readonly drill: { readonly problem: string | null };
    }
  | { readonly kind: 'known' }
  | { readonly kind: 'failed'; readonly problem: string };

/** What became of a scheduled backup. */
export function describeBackupOutcome(outcome: BackupOutcome): string {
  switch (outcome.kind) {
    case 'known':
      return 'Die Sicherung von heute gibt es schon, oder sie wird gerade gemacht.';
    case 'failed':
      return `Die Sicherung ist fehlgeschlagen (${outcome.problem}). Bitte Platz und Rechte von BACKUP_DIR prüfen; der nächste Versuch ist in einer Stunde.`;
    case 'made':
      return outcome.drill.problem === null
        ? `Gesichert und zur Probe wiederhergestellt: ${outcome.file} (${outcome.rows} Zeilen)`
        : `Gesichert, aber die Probe-Wiederherstellung ist fehlgeschlagen: ${outcome.file} (${outcome.drill.problem}). Bitte den Platz von BACKUP_DIR prüfen und es noch einmal versuchen. Scheitert sie wieder, ältere Sicherungen aufheben und den Fehler melden.`;
  }
}
