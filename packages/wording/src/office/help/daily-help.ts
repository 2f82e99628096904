import { NOTHING_FOR_GUESTS, type PageHelp } from './help.ts';

/** Help about orders, hours, figures and guests. */
export const DAILY_HELP = {
  '': {
    purpose: 'Hier kommen alle Bestellungen an und gehen von „Neu“ über „Küche“ nach „Fertig“.',
    guests: 'Gäste lesen jeden Schritt auf der Seite ihrer Bestellung; nimmst Du an oder lehnst ab, kommt eine E-Mail.',
    watch: 'Beginne die Schicht, damit es klingelt und der Bildschirm anbleibt. Wird es zu viel, hilft „Pause“.',
    next: { words: 'Den ersten Abend durchgehen', page: '/erster-abend', access: 'read' },
  },
  overview: {
    purpose: 'Hier siehst Du alle Filialen: ob sie offen sind und wo Bestellungen warten.',
    guests: 'Gäste bestellen nie hier, sondern immer in einer Filiale.',
    watch: 'Wartet irgendwo eine Bestellung drei Minuten, steht sie oben, mit dem Weg dorthin.',
    next: { words: 'Nachsehen, was Filialen anders machen', page: '/unterschiede', access: 'read' },
  },
  '/tour': {
    purpose: 'Hier steht Deine Tour: die Stopps der Reihe nach, mit Adresse, Telefon und dem Betrag an der Tür.',
    guests: 'Nach „Losfahren“ lesen Gäste, dass ihr Essen unterwegs ist.',
    watch: 'Auch ohne Verbindung kannst Du weiterdrücken: Gesendet wird, sobald sie wieder steht.',
    next: { words: 'Deinen Namen eintragen', page: '/konto' },
  },
  '/zeiten': {
    purpose: 'Hier stehen Öffnungs- und Lieferzeiten, besondere Tage und wie lange die Küche braucht.',
    guests: 'Gäste können nur zu diesen Zeiten bestellen; sonst lesen sie, wann Du wieder öffnest.',
    watch: 'Liegen angenommene Bestellungen außerhalb der neuen Zeiten, fragt die Seite, was mit ihnen geschehen soll.',
    next: { words: 'Liefergebiete festlegen', page: '/liefergebiete' },
  },
  '/liefergebiete': {
    purpose: 'Hier legst Du fest, wohin Ihr liefert, mit Mindestbestellwert und Liefergebühr je Gebiet.',
    guests: 'Wer außerhalb wohnt, kann keine Lieferung bestellen.',
    watch: 'Liegt eine Adresse in mehreren Gebieten, gilt das oberste. Probier es mit „Liefern wir dorthin?“.',
    next: { words: 'Lieferzeiten festlegen', page: '/zeiten' },
  },
  '/bestellungen': {
    purpose: 'Hier findest Du jede Bestellung wieder: nach Nummer, Name, Adresse, Gericht oder Betrag.',
    guests: 'Gäste sehen nur ihre eigene Bestellung, über den Link in ihrer E-Mail.',
    watch: 'Fehlt eine Bestellung, ist meist noch ein Filter gesetzt.',
    next: { words: 'Offene Aufgaben ansehen', page: '/aufgaben', access: 'read' },
  },
  '/bestellungen/:id': {
    purpose: 'Hier steht eine Bestellung ganz: Artikel, Beträge, Verlauf, Belege und E-Mails.',
    guests:
      'Erstattest Du, was online bezahlt ist, geht das Geld denselben Weg zurück, und der Gast bekommt eine E-Mail.',
    watch: 'Bargeld bucht diese Seite nicht; das macht Deine Kasse.',
    next: { words: 'Nachsehen, ob noch etwas zu tun ist', page: '/aufgaben', access: 'read' },
  },
  '/aufgaben': {
    purpose: 'Hier steht, was auf Dich wartet und was der Shop nicht allein lösen konnte, etwa eine Zahlung.',
    guests: 'Oft wartet ein Gast auf sein Geld oder eine Antwort; Name und Telefon stehen dabei.',
    watch: 'Ein Haken ändert keine Zahlung, er nimmt nur die Aufgabe von der Liste. Erledige sie vorher.',
    next: { words: 'Bestellung suchen', page: '/bestellungen', access: 'read' },
  },
  '/widerrufe': {
    purpose: 'Hier stehen die Widerrufe von Gästen, die offenen zuerst.',
    guests: 'Der Gast hat schon eine Bestätigung bekommen, dass sein Widerruf da ist.',
    watch: 'Prüfe, was er zurückgeben darf, erstatte es in der Bestellung und drücke dann „Erledigt“.',
    next: { words: 'Bestellung suchen', page: '/bestellungen', access: 'read' },
  },
  '/zahlen': {
    purpose: 'Hier siehst Du Umsatz, Bestellungen, Gerichte und Pünktlichkeit für jeden Zeitraum.',
    guests: 'Gäste sehen diese Zahlen nie.',
    watch: 'Trinkgeld fürs Team zählt nicht zum Umsatz; Bargeld an der Tür erfasst Deine Kasse.',
    next: { words: 'Zahlen fürs Steuerbüro laden', page: '/ausfuhr', access: 'read' },
  },
  '/tagesuebersicht': {
    purpose: 'Hier steht für jeden Tag, was eingegangen, erstattet und an die Kasse übergeben ist.',
    guests: 'Gäste sehen sie nicht; ihr Beleg steht bei ihrer Bestellung.',
    watch:
      'Nach Mitternacht bekommt der Tag seine Nummer und ändert sich nicht mehr. Ein Kassenabschluss ist das nicht.',
    next: { words: 'Einen Monat fürs Steuerbüro laden', page: '/ausfuhr', access: 'read' },
  },
  '/ausfuhr': {
    purpose: 'Hier lädst Du Buchungen für DATEV, Belege und das Belegarchiv eines Monats.',
    guests: NOTHING_FOR_GUESTS,
    watch: 'Frag Dein Steuerbüro nach Beraternummer, Mandant und Konten; einmal eintragen genügt.',
    next: { words: 'Steuerbüro einladen', page: '/team' },
  },
  '/gaeste': {
    purpose: 'Hier stehen alle, die mit E-Mail oder Telefon bestellt haben, mit der Summe ihrer Bestellungen.',
    guests: 'Gäste sehen diese Liste nicht, haben aber ein Recht auf Auskunft und Löschung.',
    watch: 'Werbung darf nur bekommen, bei wem „eingewilligt“ steht.',
    next: { words: 'Jemanden sperren', page: '/sperren' },
  },
  '/gaeste/:id': {
    purpose: 'Hier steht alles, was über eine Person gespeichert ist.',
    guests: 'Verlangt sie Auskunft oder Löschung, erledigst Du beides hier.',
    watch: 'Löschen lässt sich nicht zurücknehmen; Beträge bleiben für die Bücher, ohne die Person.',
    next: { words: 'Sperren ansehen', page: '/sperren', access: 'read' },
  },
  '/sperren': {
    purpose:
      'Hier sperrst Du Telefonnummern und E-Mail-Adressen, zum Beispiel nach Bestellungen, die niemand bezahlt hat.',
    guests: 'Wer gesperrt ist, liest nur, dass er online bezahlen oder anrufen soll.',
    watch: 'Den Grund lest nur Ihr. Setze einen letzten Tag, wenn die Sperre nicht für immer gelten soll.',
    next: { words: 'Gast suchen', page: '/gaeste', access: 'read' },
  },
  '/bewertungen': {
    purpose: 'Hier liest Du, was Gäste zu ihren Bestellungen sagen, und antwortest ihnen.',
    guests: 'Deine Antwort ist für alle sichtbar; Sterne stehen ab fünf Bewertungen am Gericht.',
    watch: 'Eine schlechte Bewertung ist kein Grund, sie auszublenden. Ihre Sterne zählen in jedem Fall.',
    next: { words: 'Bitte um eine Bewertung lesen', page: '/mails', access: 'read' },
  },
  '/reservierungen': {
    purpose: 'Hier stehen die reservierten Tische eines Tages, und hier beantwortest Du Anfragen.',
    guests: 'Mit E-Mail-Adresse bekommt der Gast jede Antwort sofort; ohne rufst Du ihn selbst an.',
    watch: 'Gib weniger Plätze zum Reservieren frei, als Ihr habt: Dann bleibt Platz für Gäste ohne Reservierung.',
    next: { words: 'Geschlossene Tage eintragen', page: '/zeiten' },
  },
  '/bewerbungen': {
    purpose: 'Hier landet, wer sich auf Deiner Seite „Über uns“ beworben hat.',
    guests: 'Die Stellen, die Gäste dort lesen, trägst Du unter „Marke“ ein.',
    watch: 'Nach sechs Monaten wird jede Bewerbung samt PDF automatisch gelöscht.',
    next: { words: 'Stelle ausschreiben', page: '/marke' },
  },
} as const satisfies Readonly<Record<string, PageHelp>>;
