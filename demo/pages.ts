import type { StaticPage } from '@tischlein/domain/shop';

/** The legal texts of a German shop, with made-up data. */
export function legalPages(owner: string, address: string, email: string): readonly StaticPage[] {
  return [
    {
      id: 'impressum',
      name: 'Impressum',
      title: 'Impressum',
      legalRole: 'imprint',
      text: `## Angaben gemäß § 5 DDG\n\n${owner}\n${address}\n\nE-Mail: ${email}\n\nDies ist ein Demonstrations-Shop. Er verkauft nichts, Bestellungen werden nicht zubereitet.`,
    },
    {
      id: 'datenschutz',
      name: 'Datenschutz',
      title: 'Datenschutzerklärung',
      legalRole: 'privacy',
      text: `## Was wir speichern\n\nFür Deine Bestellung speichern wir Name, Adresse, Telefonnummer und E-Mail, weil wir sie ohne diese Angaben nicht ausliefern können (Art. 6 Abs. 1 b DSGVO).\n\nWarenkorb und Adresse bleiben auf Deinem Gerät, bis Du bestellst.\n\n## Wie lange\n\nBelege bewahren wir so lange auf, wie das Steuerrecht es verlangt. Alles andere löschen wir.\n\n## Deine Rechte\n\nAuskunft, Berichtigung, Löschung: schreib an ${email}.`,
    },
    {
      id: 'agb',
      name: 'AGB',
      title: 'Allgemeine Bestellbedingungen',
      legalRole: 'terms',
      text: '## Vertragsschluss\n\nMit „Zahlungspflichtig bestellen“ gibst Du eine verbindliche Bestellung ab. Der Vertrag kommt zustande, wenn wir sie annehmen.\n\n## Preise\n\nAlle Preise enthalten die gesetzliche Umsatzsteuer. Pfand kommt hinzu und ist ausgewiesen.\n\n## Lieferung\n\nWir liefern in den angegebenen Postleitzahlen, ab dem dort genannten Mindestbestellwert.\n\n## Jugendschutz\n\nAlkohol geben wir nur an Personen ab 16 oder 18 Jahren ab und lassen uns den Ausweis zeigen.',
    },
    {
      id: 'widerruf',
      name: 'Widerruf',
      title: 'Widerrufsbelehrung',
      legalRole: 'withdrawal',
      text: 'Für frisch zubereitete Speisen besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2 BGB). Für verschlossene Flaschen und Dosen kannst Du den Vertrag binnen vierzehn Tagen widerrufen.',
    },
    {
      id: 'barrierefreiheit',
      name: 'Barrierefreiheit',
      title: 'Erklärung zur Barrierefreiheit',
      legalRole: 'accessibility',
      text: `Dieser Shop soll für alle benutzbar sein: mit Tastatur, Vorleseprogramm und großer Schrift, nach WCAG 2.2 AA. Fehlt Dir etwas, schreib an ${email}.`,
    },
  ];
}
