import { NOTHING_FOR_GUESTS, type PageHelp } from './help.ts';

/** Help about opening a shop, and its settings. */
export const SETTINGS_HELP = {
  '/eroeffnen': {
    purpose: 'Hier stehen alle Schritte, die ein Shop vor dem Eröffnen braucht, und was genau noch fehlt.',
    guests: 'Solange der Shop ein Entwurf ist, finden Gäste ihn nicht; nur Du und Dein Team sehen die Vorschau.',
    watch: '„Shop eröffnen“ geht, sobald alle Pflichten fertig sind; was „empfohlen“ ist, hält nicht auf.',
    next: { words: 'Öffnungszeiten eintragen', page: '/zeiten' },
  },
  '/eroeffnet': {
    purpose: 'Hier steht, was in den ersten Tagen hilft: Link teilen, QR-Code drucken, Leute anmelden.',
    guests: 'Gäste finden den Shop ab jetzt und bestellen zu Deinen Öffnungszeiten.',
    watch: 'Deine Probebestellungen gelten als erledigt und zählen nirgends mit.',
    next: { words: 'Den ersten Abend durchgehen', page: '/erster-abend' },
  },
  '/erster-abend': {
    purpose: 'Acht Schritte, vom Aufstellen des Geräts bis zum Abschluss des Tages, auf einem Blatt zum Aufhängen.',
    guests: 'Solange der Shop ein Entwurf ist, übst Du alles zur Probe, und kein Gast merkt etwas davon.',
    watch: 'Ein Haken erscheint automatisch, sobald der Schritt in diesem Shop einmal getan ist.',
    next: { words: 'Zu den Bestellungen', page: '' },
  },
  '/eroeffnet/druck': {
    purpose: 'Ein Blatt mit dem QR-Code Deines Shops: A4 für die Tür oder A6 für den Flyer.',
    guests: 'Wer den Code scannt, landet auf Deiner Speisekarte.',
    watch: 'Im Code steckt die Adresse des Shops. Bekommt er eine eigene Domain, drucke das Blatt neu.',
    next: { words: 'Gutschein für den Flyer anlegen', page: '/gutscheine' },
  },
  '/schliessen': {
    purpose: 'Hier nimmst Du den Shop vom Netz: zurück in den Entwurf, ins Archiv oder endgültig.',
    guests: 'Gäste finden den Shop danach nicht mehr und können nichts bestellen.',
    watch: 'Für einen Abend genügt die Pause auf „Heute“, für Ferien ein besonderer Tag unter „Zeiten“.',
    next: { words: 'Urlaub eintragen', page: '/zeiten' },
  },
  '/neu': {
    purpose: 'Hier legst Du eine weitere Filiale an: leer, aus einer Datei oder nach dem Vorbild einer anderen.',
    guests: 'Gäste sehen davon nichts, bis Du den Entwurf eröffnest.',
    watch: 'Adresse, Zeiten, Gebiete und Konten werden nie übernommen. Trage sie für jede Filiale selbst ein.',
    next: { words: 'Leute für die Filiale einladen', page: '/team' },
  },
  '/protokoll': {
    purpose: 'Hier steht, wer wann was geändert hat, dazu jede fehlgeschlagene Anmeldung.',
    guests: 'Daten von Gästen stehen nicht darin.',
    watch: 'Einträge lassen sich nicht ändern; ältere werden nach der Zeit gelöscht, die in den Shop-Optionen steht.',
    next: { words: 'Rollen prüfen', page: '/team' },
  },
  '/restaurant': {
    purpose: 'Hier stehen Name, Adresse, Telefon und Ort Deines Restaurants.',
    guests: 'Gäste lesen diese Angaben im Shop und in jeder E-Mail.',
    watch: 'Prüfe nach einem Umzug den Punkt auf der Karte und die Texte, die noch die alte Adresse nennen.',
    next: { words: 'Rechtstexte prüfen', page: '/recht' },
  },
  '/optionen': {
    purpose: 'Hier wählst Du, was Gäste auf der Karte sehen und was beim Bestellen gilt.',
    guests: 'Jede Änderung sehen Gäste gleich nach dem Speichern.',
    watch: 'Steht ein Paragraf daneben, verlangt es das Gesetz. Frag im Zweifel nach, bevor Du es ausschaltest.',
    next: { words: 'Zahlungsmethoden einschalten', page: '/zahlungen' },
  },
  '/zahlungen': {
    purpose: 'Hier legst Du fest, womit Gäste zahlen, und verbindest Deine Konten bei den Anbietern.',
    guests: 'Gäste sehen nur Methoden, deren Konto verbunden ist, und was sie bei Dir zahlen.',
    watch: 'Das Geld geht vom Anbieter direkt zu Dir. Steht „Test“ oder „Übung“ dabei, fließt keines.',
    next: { words: 'Mindestbestellwerte festlegen', page: '/optionen' },
  },
  '/tische': {
    purpose: 'Hier legst Du Tische an, zeichnest den Plan und druckst die QR-Codes.',
    guests: 'Wer den Code scannt, bestellt an diesen Tisch und sieht seine Rechnung.',
    watch: 'Nach „Code erneuern“ gilt das alte Schild nicht mehr. Drucke es dann neu.',
    next: { words: 'Reservierungen einrichten', page: '/reservierungen', area: 'opening' },
  },
  '/statistik': {
    purpose: 'Hier siehst Du, wie oft Dein Shop aufgerufen wird und woher Besuche kommen.',
    guests: 'Besuche werden nur mit Einwilligung gezählt; gefragt wird nach dem ersten Gericht.',
    watch: 'Änderst Du, wer zählt, nimm auch den neuen Vorschlag für die Datenschutzerklärung.',
    next: { words: 'Datenschutzerklärung prüfen', page: '/recht' },
  },
  '/schnittstellen': {
    purpose: 'Hier verbindest Du Kasse, Warenwirtschaft oder andere Programme mit Deinem Shop.',
    guests: 'Gäste merken nichts davon; ihre Namen sieht ein Programm nur mit dem Recht dazu.',
    watch: 'Gib jedem Programm einen eigenen Schlüssel, dann kannst Du jeden einzeln widerrufen.',
    next: { words: 'Anruf oder SMS einrichten', page: '/keine-antwort' },
  },
  '/marke': {
    purpose: 'Hier legst Du Farben, Logo, Bilder, Begrüßung, Neuigkeiten und Stellen fest.',
    guests: 'Gäste sehen es gleich nach dem Speichern, Du in der Vorschau schon vorher.',
    watch: 'Speichere eine eigene Domain erst, wenn sie hierher führt: Alle Links und QR-Codes nutzen sie dann.',
    next: { words: 'Eigene Seite schreiben', page: '/seiten' },
  },
  '/recht': {
    purpose: 'Hier stehen Impressum, Datenschutz, AGB und Widerruf.',
    guests: 'Gäste finden sie am Fuß jeder Seite; jede Bestellung behält die Fassung, die damals galt.',
    watch: 'Vorlagen füllen sich aus Deinen Angaben, ersetzen aber keine Rechtsberatung.',
    next: { words: 'Angaben zum Restaurant prüfen', page: '/restaurant' },
  },
  '/seiten': {
    purpose: 'Hier schreibst Du eigene Seiten, zum Beispiel Anfahrt, Catering oder Geschichte.',
    guests: 'Gäste finden sie am Fuß jeder Seite.',
    watch: 'Eine neue Seite sehen Gäste erst, wenn Du gespeichert hast.',
    next: { words: 'Neuigkeit schreiben', page: '/marke' },
  },
  '/mails': {
    purpose: 'Hier änderst Du die Texte der E-Mails und siehst, was verschickt wurde.',
    guests: 'Gäste bekommen sie im Namen Deines Restaurants; Artikel, Beträge und Widerruf stehen immer darin.',
    watch: 'Steht unter „Versand“ „nicht verschickt“, hat der Gast nichts bekommen.',
    next: { words: 'Adresse für Antworten prüfen', page: '/restaurant' },
  },
  '/installation': {
    purpose: 'Hier stellst Du für alle Shops ein, wie E-Mails verschickt werden und woher Karten und Adressen kommen.',
    guests: 'Ohne Mailserver bekommen Gäste keine Bestätigung ihrer Bestellung.',
    watch: 'Prüfe jede Änderung mit dem Knopf zum Testen, bevor Du speicherst.',
    next: { words: 'Sehen, was verschickt wurde', page: '/mails' },
  },
  '/keine-antwort': {
    purpose:
      'Hier steht, was geschieht, wenn niemand annimmt: lauter klingeln, Leute rufen, zuletzt ablehnen oder annehmen.',
    guests: 'Der Gast bekommt beim letzten Schritt eine E-Mail und, wenn Ihr ablehnt, sein Geld zurück.',
    watch: 'Es zählen nur Minuten, in denen Ihr geöffnet habt.',
    next: { words: 'Jemanden einladen, der mithilft', page: '/team' },
  },
  '/einstellungen': {
    purpose: 'Hier findest Du alles, was Du selten änderst: Shop, Betrieb und Dein Konto.',
    guests: 'Was Gäste davon sehen, sagt die Hilfe auf jeder Seite.',
    watch: '„Angaben fehlen“ heißt: Ohne sie darf der Shop nicht öffnen.',
    next: { words: 'Name und Adresse prüfen', page: '/restaurant' },
  },
  '/team': {
    purpose: 'Hier lädst Du Leute ein und legst fest, wer was darf.',
    guests: NOTHING_FOR_GUESTS,
    watch: 'Entfernst Du jemanden, sind alle Geräte dieser Person sofort abgemeldet.',
    next: { words: 'Tablet für die Schicht anmelden', page: '/geraete' },
  },
  '/geraete': {
    purpose: 'Hier meldest Du ein Tablet an, das sich eine Schicht teilt.',
    guests: NOTHING_FOR_GUESTS,
    watch: 'Der Link zum Verbinden gilt nur einmal, und nach fünf falschen PINs ist das Gerät abgemeldet.',
    next: { words: 'Drucker einrichten', page: '/drucker', area: 'shop' },
  },
  '/unterschiede': {
    purpose: 'Hier siehst Du, wo Filialen nicht der Kette folgen.',
    guests: 'In der Filiale sehen Gäste deren eigenen Wert.',
    watch: '„Wieder folgen“ holt sofort den Wert der Kette; mit „So lassen“ bleibt der eigene.',
    next: { words: 'In Filialen übertragen', page: '/kopieren' },
  },
  '/kopieren': {
    purpose: 'Hier überträgst Du, was in einer Filiale gut ist, in andere.',
    guests: 'Gäste der anderen Filialen sehen es gleich nach dem Übertragen.',
    watch: 'Sieh vorher an, was sich ändert: Was dort anders war, wird ersetzt.',
    next: { words: 'Unterschiede ansehen', page: '/unterschiede', access: 'read' },
  },
  '/drucker': {
    purpose: 'Hier richtest Du Drucker ein, aus denen Bons automatisch kommen, sobald Ihr annehmt.',
    guests: 'Gäste merken nichts davon. Ohne Drucker stehen ihre Bestellungen auf „Heute“.',
    watch: 'Kein Bon wird automatisch zweimal gedruckt; ist einer unklar, entscheidest Du hier.',
    next: { words: 'Tablet anmelden', page: '/geraete' },
  },
  '/konto': {
    purpose: 'Hier änderst Du Namen, E-Mail und Passwort und siehst, wo Du angemeldet bist.',
    guests: NOTHING_FOR_GUESTS,
    watch: 'Richte einen zweiten Faktor ein: Dann kommt niemand herein, der nur Dein Passwort kennt.',
    next: { words: 'Zu den Einstellungen', page: '/einstellungen', access: 'read' },
  },
  '/mehr': {
    purpose: 'Hier liegen die Bereiche, die am Handy keinen Platz in der Leiste haben.',
    guests: NOTHING_FOR_GUESTS,
    watch: 'Auf Tablet und Rechner stehen alle Bereiche links.',
    next: { words: 'Einstellungen öffnen', page: '/einstellungen', access: 'read' },
  },
} as const satisfies Readonly<Record<string, PageHelp>>;
