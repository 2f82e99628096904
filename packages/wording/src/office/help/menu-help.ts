import type { PageHelp } from './help.ts';

/** Help about menu, stock and offers. */
export const MENU_HELP = {
  '/karte': {
    purpose: 'Hier stehen alle Gerichte mit Preis und Bestand, in der Reihenfolge, in der Gäste sie sehen.',
    guests: 'Änderungen sehen Gäste, sobald Du speicherst; was ausverkauft ist, sofort.',
    watch: 'Ein Gericht ohne Preis oder ohne geprüfte Allergene lässt sich nicht bestellen.',
    next: { words: 'Allergene prüfen', page: '/allergene' },
  },
  '/karte/kombis': {
    purpose: 'Ein Menü fasst mehrere Gerichte zu einem festen Preis zusammen.',
    guests: 'Gäste gehen die Gänge der Reihe nach durch und wählen je ein Gericht; Extras kosten dazu.',
    watch: 'Ist in einem Gang alles ausverkauft, verschwindet das Menü von der Karte.',
    next: { words: 'Preise der Gerichte ansehen', page: '/karte', access: 'read' },
  },
  '/karte/gruppen': {
    purpose: 'Hier liegen Extras und Beilagen in Gruppen, die zu vielen Gerichten gehören können.',
    guests: 'Gäste wählen daraus beim Gericht, so viele, wie Du hier mindestens und höchstens erlaubst.',
    watch: 'Eine Änderung gilt in allen Gerichten der Gruppe. Zu wie vielen sie gehört, steht daneben.',
    next: { words: 'Zutaten pflegen', page: '/karte/zutaten' },
  },
  '/karte/zutaten': {
    purpose: 'Hier pflegst Du jede Zutat einmal: Name, Allergene und Merkmale.',
    guests: 'Gäste lesen diese Angaben überall, wo die Zutat vorkommt.',
    watch: 'Zutaten, deren Allergene noch unbekannt sind, stehen ganz oben.',
    next: { words: 'Viele Angaben auf einmal bestätigen', page: '/allergene' },
  },
  '/karte/verlauf': {
    purpose: 'Hier steht, wer wann was an der Karte geändert hat.',
    guests: 'Stellst Du einen früheren Stand wieder her, sehen Gäste ihn sofort.',
    watch: 'Offene Änderungen speichere oder verwirf zuerst; aufgehoben werden die letzten 200, höchstens zwei Jahre.',
    next: { words: 'Karte bearbeiten', page: '/karte' },
  },
  '/einlesen': {
    purpose: 'Hier liest Du eine Karte aus Excel, CSV oder einer Webseite ein, Schritt für Schritt.',
    guests: 'Gäste sehen nichts davon, bis Du am Ende „Übernehmen“ drückst.',
    watch:
      'Allergene, die wir nicht verstehen, gelten als unbekannt; bis Du sie prüfst, ist das Gericht nicht bestellbar.',
    next: { words: 'Offene Allergene prüfen', page: '/allergene' },
  },
  '/karte/gericht/:id': {
    purpose: 'Hier steht alles zu einem Gericht: Preise, Größen, Extras, Allergene, Bild und Zeiten.',
    guests: 'Die Vorschau zeigt das Gericht, wie Gäste es sehen, schon bevor Du speicherst.',
    watch: 'Extras gehören oft zu mehreren Gerichten: Was Du an einer Gruppe änderst, gilt für alle.',
    next: { words: 'Extras für alle Gerichte pflegen', page: '/karte/gruppen' },
  },
  '/karte/kombi/:id': {
    purpose: 'Hier baust Du ein Menü: Name, Preis und die Gänge mit den Gerichten zur Wahl.',
    guests: 'Gäste sehen das Menü erst, wenn jeder Gang mindestens ein Gericht hat.',
    watch: 'Die Rechnung daneben zeigt, was der Gast gegenüber einzeln bestellten Gerichten spart.',
    next: { words: 'Alle Menüs ansehen', page: '/karte/kombis', access: 'read' },
  },
  '/karte/kategorie/:id': {
    purpose: 'Hier stehen Name, Untertitel und Zeiten einer Kategorie.',
    guests: 'Außerhalb der Zeiten lesen Gäste, ab wann es die Gerichte wieder gibt.',
    watch: 'Die Reihenfolge der Kategorien und ihrer Gerichte legst Du auf der Karte fest.',
    next: { words: 'Gerichte ordnen', page: '/karte' },
  },
  '/bestand': {
    purpose: 'Hier schaltest Du Gerichte, Zutaten und Extras aus, die Euch ausgegangen sind.',
    guests: 'Ausgeschaltetes können Gäste sofort nicht mehr bestellen.',
    watch: '„Heute ausverkauft“ endet automatisch; „Bis auf Weiteres ausverkauft“ gilt, bis Du „Wieder da“ drückst.',
    next: { words: 'Zu den Bestellungen', page: '' },
  },
  '/allergene': {
    purpose: 'Hier prüfst Du Gerichte und Extras, deren Allergene noch nicht feststehen.',
    guests: 'Gäste sehen sie mit dem Hinweis „Allergene noch nicht hinterlegt“ und können sie nicht bestellen.',
    watch: 'Mit dem Bestätigen erklärst Du: Was nicht genannt ist, ist nicht darin. Wer das wann war, bleibt vermerkt.',
    next: { words: 'Allergene bei den Zutaten eintragen', page: '/karte/zutaten' },
  },
  '/angebote': {
    purpose: 'Hier legst Du Rabatte, Gratisartikel und Tagesgerichte an und siehst, was sie kosten und bringen.',
    guests: 'Gäste sehen nur Angebote, die gelten; Entwürfe stehen nirgends im Shop.',
    watch: 'Passen mehrere zusammen, gilt, was dem Gast nützt. Die Reihenfolge steht unten auf der Seite.',
    next: { words: 'Gutschein anlegen', page: '/gutscheine' },
  },
  '/angebote/:id': {
    purpose: 'Hier legst Du fest, wofür ein Angebot gilt, wann, und wie viel es nachlässt.',
    guests: 'Das Beispiel rechnet vor, was der Gast zahlt und was es Dich kostet.',
    watch: 'Fehlt noch etwas, bleibt es ein Entwurf. Kann es nie gelten, steht der Grund dabei.',
    next: { words: 'Alle Angebote ansehen', page: '/angebote', access: 'read' },
  },
  '/gutscheine': {
    purpose: 'Hier liegen Codes mit Wert und Bedingung, dazu Serien von Codes zum Drucken.',
    guests: 'Gäste geben den Code beim Bestellen ein und sehen den Nachlass sofort.',
    watch: 'Ein neuer Gutschein gilt erst, wenn Du die Liste gespeichert hast.',
    next: { words: 'Angebot ohne Code anlegen', page: '/angebote' },
  },
  '/gutscheine/:id': {
    purpose: 'Hier druckst Du die Codes einer Serie auf A4.',
    guests: 'Jeder Code lässt sich genau einmal einlösen.',
    watch: 'Gedruckt werden zuerst nur Codes, die noch niemand eingelöst hat.',
    next: { words: 'Alle Gutscheine ansehen', page: '/gutscheine', access: 'read' },
  },
} as const satisfies Readonly<Record<string, PageHelp>>;
