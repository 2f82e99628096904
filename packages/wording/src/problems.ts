import { INVALID_REQUESTS } from './invalid-requests.ts';

/** Every code of an answer that is not 2xx, by its status, with the sentence; the numbers belong to refused orders (S3 K5). */
export const PROBLEMS = {
  400: INVALID_REQUESTS,
  401: {
    signInFailed: 'E-Mail oder Passwort stimmen nicht. Bitte prüfe beides und versuche es noch einmal.',
    codeNeeded: 'Bitte gib auch den Code aus Deiner App ein.',
    passkeyNeeded: 'Bitte bestätige die Anmeldung mit Deinem Passkey oder einem Ersatzcode.',
    passkeyRefused: 'Dieser Passkey gilt hier nicht, oder die Anfrage ist zu alt. Bitte versuche es noch einmal.',
    pinWrong: 'Diese PIN stimmt nicht. Bitte prüfe sie und versuche es noch einmal.',
    deviceSignedOut:
      'Das waren zu viele falsche PINs, das Gerät ist abgemeldet. Bitte lass es von der Leitung neu verbinden.',
    codeWrong: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nimm den nächsten aus Deiner App.',
    signInNeeded: 'Bitte melde Dich an und versuche es dann noch einmal.',
    waiterSignInNeeded: 'Bitte melde Dich mit dem Service-Passwort an.',
    waiterPasswordWrong: 'Das Passwort stimmt nicht. Bitte prüfe es und versuche es noch einmal.',
  },
  403: {
    feedbackNotAllowed: 'Bitte bewerte auf dem Gerät, mit dem Du bestellt hast, oder über den Link aus unserer E-Mail.',
    deviceLocked: 'Dieses Gerät ist gesperrt. Bitte gib seine PIN ein.',
    passwordWrong: 'Dein Passwort stimmt nicht. Bitte prüfe es und versuche es noch einmal.',
    passwordNeeded: 'Bitte gib Dein jetziges Passwort ein: Du hast Dich schon vor einer Weile angemeldet.',
    secondFactorMissing:
      'Bitte richte zuerst unter „Dein Konto“ den zweiten Faktor ein. Danach kannst Du weiterarbeiten.',
    forbidden: 'Das darfst Du mit Deiner Anmeldung nicht. Bitte wende Dich an die Inhaberin oder den Inhaber.',
    foreignOrigin: 'Diese Anfrage kam von einer fremden Seite. Bitte öffne den Shop direkt.',
    tableNotScanned: 'Dafür brauchst Du den QR-Code auf dem Tisch. Bitte scanne ihn oder frag die Bedienung.',
    groupNotMember: 'Du bist kein Mitglied der Gruppe. Bitte tritt ihr mit dem Link bei.',
    groupOwnerOnly: 'Das kann nur, wer die Gruppe gegründet hat. Bitte sag dort Bescheid.',
  },
  404: {
    notFound: 'Diese Adresse gibt es nicht. Bitte prüfe sie oder beginne auf der Startseite.',
    shopUnknown: 'Dieses Restaurant gibt es hier nicht. Bitte prüfe die Adresse.',
    orderUnknown: 'Diese Bestellung gibt es nicht. Bitte öffne den Link aus Deiner Bestätigung noch einmal.',
    contractUnknown:
      'Zu diesen Angaben finden wir keine Bestellung. Bitte prüfe Bestellnummer, Namen und E-Mail-Adresse, so wie sie in Deiner Bestätigung stehen.',
    consentUnknown:
      'Dieser Link gilt nicht mehr. Bitte nimm den Link aus der neuesten E-Mail oder kreuze das Kästchen bei Deiner nächsten Bestellung wieder an.',
    jobUnknown: 'Diese Stelle ist nicht mehr frei. Bitte lade die Seite neu oder ruf uns an.',
    apiKeyUnknown: 'Diesen Schlüssel gibt es nicht mehr. Bitte lade die Seite neu.',
    webhookUnknown: 'Diesen Webhook gibt es nicht mehr. Bitte lade die Seite neu.',
    printerUnknown: 'Diesen Drucker gibt es nicht mehr. Bitte lade die Seite neu.',
    printJobUnknown: 'Über diesen Bon ist schon entschieden. Bitte lade die Seite neu.',
    deliveryUnknown: 'Diese Zustellung gibt es nicht mehr. Bitte lade die Seite neu.',
    electronicInvoiceUnknown: 'Diese E-Rechnung gibt es nicht. Bitte lade die Seite neu.',
    dayOverviewUnknown: 'Für diesen Tag gibt es keine Tagesübersicht. Bitte wähle einen Tag mit Bestellungen.',
    applicationUnknown: 'Diese Bewerbung gibt es nicht mehr. Bitte lade die Liste neu.',
    reservationUnknown:
      'Dieser Link gilt nicht mehr. Der Termin ist vorbei, oder die Reservierung gibt es nicht. Bitte ruf uns an, wenn Du Fragen hast.',
    reservationsOff: 'Hier kannst Du online keinen Tisch reservieren. Bitte ruf uns an.',
    blockUnknown: 'Diese Sperre gibt es nicht mehr. Bitte lade die Liste neu.',
    guestUnknown: 'Über diese Person ist hier nichts gespeichert. Bitte prüfe E-Mail-Adresse oder Telefonnummer.',
    ratingUnknown: 'Diese Bewertung gibt es nicht mehr. Bitte lade die Liste neu.',
    linkUnknown: 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
    loginOff: 'Hier gibt es keine Kundenkonten. Bitte bestelle ohne Anmeldung.',
    trackingOff: 'Hier werden keine Besuche gezählt. Bitte sende nichts mehr.',
    imageUnknown: 'Dieses Bild gibt es nicht. Bitte prüfe die Adresse und die Größe.',
    tilesOff: 'Karten sind hier nicht eingeschaltet. Bitte nutze die Liste der Filialen.',
    legalVersionUnknown: 'Diese Fassung gibt es nicht. Bitte lade die Liste neu.',
    mailUnknown: 'Diese E-Mail ist schon verschickt oder gelöscht. Bitte lade die Liste neu.',
    couponSeriesUnknown: 'Diese Serie gibt es nicht. Bitte lade die Seite neu.',
    couponUnknown: 'Diesen Gutschein gibt es nicht oder er ist abgelaufen. Bitte prüfe den Link.',
    dishUnknown: 'Dieses Gericht gibt es nicht. Bitte lade die Karte neu.',
    valueHasNoPlace:
      'Dafür fehlt in dieser Filiale das Gericht oder Gebiet, zu dem es gehört. Bitte übertrage zuerst das Ganze.',
    menuChangeUnknown: 'Diesen Stand der Karte gibt es nicht mehr. Bitte lade die Seite neu.',
    passkeyUnknown: 'Diesen Passkey gibt es nicht mehr. Bitte lade die Seite neu.',
    deviceUnknown: 'Dieses Gerät gibt es nicht mehr. Bitte lade die Liste neu.',
    sessionUnknown: 'Dieses Gerät ist schon abgemeldet. Bitte lade die Seite neu.',
    invitationUnknown: 'Diese Einladung gibt es nicht mehr. Bitte lade die Liste neu.',
    staffUnknown: 'Dieses Konto gibt es nicht mehr. Bitte lade die Seite neu.',
    tourUnknown: 'Diese Tour gibt es nicht mehr. Bitte lade die Seite neu.',
    driverUnknown: 'Diese Person kann hier keine Tour fahren. Bitte wähle eine andere.',
    legalEntityUnknown: 'Dieses Unternehmen gibt es nicht. Bitte lege zuerst eines an.',
    paymentAccountUnknown: 'Für diesen Anbieter ist kein Konto hinterlegt. Bitte trage zuerst die Zugangsdaten ein.',
    tableUnknown: 'Diesen Tisch gibt es nicht. Bitte prüfe die Nummer auf dem Tisch.',
    tableNotChosen: 'Bitte wähle zuerst einen Tisch: Scanne seinen QR-Code oder gib seine Nummer ein.',
    tableItemUnknown: 'Dieser Artikel steht nicht mehr auf der Rechnung. Bitte sieh nach, was noch offen ist.',
    groupUnknown:
      'Diese Gruppe gibt es nicht oder ihr Link ist abgelaufen. Bitte frag nach dem neuen Link oder gründe selbst eine Gruppe.',
  },
  405: {
    methodNotAllowed: 'So lässt sich diese Adresse nicht aufrufen. Bitte nutze eine der erlaubten Methoden.',
  },
  408: {
    requestTimeout: 'Das hat zu lange gedauert. Bitte versuche es noch einmal.',
  },
  409: {
    valuesDoNotFit:
      'So passt es nicht in diese Filiale: Es fehlt etwas, worauf es sich bezieht, etwa eine Kategorie oder eine Größe. Bitte übertrage das mit.',
    notSameFranchise: 'Beide gehören nicht zur selben Kette. Bitte wähle zwei Filialen einer Kette.',
    orderEnded: 'Diese Bestellung ist schon abgeschlossen. Bitte ruf uns an, wenn noch etwas offen ist.',
    tooManyKeys: 'Mehr als 20 Schlüssel sind nicht möglich. Bitte widerrufe einen, den Du nicht mehr brauchst.',
    tooManyWebhooks: 'Mehr als 10 Webhooks sind nicht möglich. Bitte entferne einen, den Du nicht mehr brauchst.',
    tooManyPrinters: 'Mehr als 20 Drucker sind nicht möglich. Bitte entferne einen, den Du nicht mehr brauchst.',
    bookkeepingIncomplete: 'Für DATEV fehlen noch Angaben. Bitte trage Beraternummer, Mandant und Konten ein.',
    electronicInvoiceImpossible:
      'Für diese Bestellung gibt es keine E-Rechnung. Bitte ruf uns an, dann finden wir einen Weg.',
    electronicInvoiceHindered: 'Für diese Bestellung geht das nicht. Bitte sieh bei ihren E-Rechnungen nach, warum.',
    electronicInvoiceReplaced: 'Diese E-Rechnung ist schon berichtigt. Bitte prüfe die neue.',
    electronicInvoiceUnchanged: 'An den Angaben hat sich nichts geändert. Bitte berichtige, was falsch ist.',
    reservationFull: 'Dieser Tisch ist gerade vergeben worden. Bitte wähle eine andere Uhrzeit.',
    reservationTimeGone: 'Zu dieser Uhrzeit geht es nicht mehr. Bitte wähle eine andere.',
    reservationOver:
      'Daran lässt sich nichts mehr ändern: Der Termin ist vorbei, oder die Reservierung ist schon beantwortet. Bitte ruf an, wenn Du Fragen hast.',
    reservationChanged: 'Die Reservierung hat sich inzwischen geändert. Bitte sieh sie Dir noch einmal an.',
    cashBlocked:
      'Diese Bestellung nehmen wir nur an, wenn Du online bezahlst. Bitte wähle eine andere Zahlungsmethode oder ruf uns an.',
    orderingBlocked: 'Diese Bestellung können wir online nicht annehmen. Bitte ruf uns an, dann finden wir einen Weg.',
    guestUnderWay:
      'Das geht noch nicht: Eine Bestellung, eine Erstattung oder eine Reservierung läuft noch. Bitte versuche es danach noch einmal.',
    feedbackClosed: 'Diese Bestellung kann gerade nicht bewertet werden. Bitte lade die Seite neu.',
    feedbackGiven: 'Zu dieser Bestellung haben wir schon eine Rückmeldung. Bitte lade die Seite neu.',
    openingAffects:
      'Für die geänderte Zeit sind noch Bestellungen oder Reservierungen da, oder Dein Shop schließt damit heute. Bitte sieh sie Dir an und speichere dann noch einmal.',
    couponCodeTaken: 'Einen dieser Codes gibt es schon in einer Serie. Bitte wähle einen anderen.',
    couponsTooMany: 'Ein Restaurant kann höchstens 10.000 Gutscheine haben. Bitte lösche alte oder erzeuge weniger.',
    idempotencyKeyReused:
      'Unter diesem Schlüssel liegt schon etwas anderes. Bitte lade die Seite neu und versuche es noch einmal.',
    termsMissing:
      'Diesem Restaurant fehlen noch AGB oder Datenschutzerklärung. Online bestellen geht deshalb noch nicht; bitte ruf an.',
    termsOutdated:
      'Unsere AGB oder die Datenschutzerklärung haben sich geändert. Bitte lade die Seite neu, lies sie und bestelle noch einmal.',
    tooManyPasskeys: 'Du hast schon 20 Passkeys. Bitte entferne einen, den Du nicht mehr brauchst.',
    deviceOnly: 'Sperren lassen sich nur gemeinsame Geräte einer Schicht. Bitte melde Dich stattdessen ab.',
    tooManyDevices: 'Ein Shop kann höchstens 50 Geräte haben. Bitte entferne eines, das Ihr nicht mehr braucht.',
    ownFactorMissing: 'Bitte richte zuerst selbst den zweiten Faktor ein. Danach kannst Du ihn von anderen verlangen.',
    factorExists:
      'Der zweite Faktor ist schon eingerichtet. Bitte schalte ihn aus, wenn Du eine andere App nehmen willst.',
    mailOff:
      'Dieser Shop verschickt noch keine E-Mails, deshalb können wir die neue Adresse nicht prüfen. Bitte lass zuerst den Versand einrichten.',
    accessReplaced: 'Deine Zugangsdaten sind schon ersetzt. Bitte mach mit den neuen weiter.',
    emailTaken: 'Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte nimm eine andere.',
    installationOwner:
      'Diese Person betreibt den Server, auf dem alle Shops laufen. Bitte sie selbst, wenn sie ihr Inhaber-Konto aufgeben soll.',
    installationFixed:
      'Das ist außerhalb des Büros festgelegt und lässt sich nur dort ändern. Bitte wende Dich an die Person, die den Server eingerichtet hat.',
    addressElsewhere:
      'Übernehmen lässt sich nur die Adresse, unter der Du das Büro geöffnet hast. Bitte öffne es unter der neuen Adresse und versuche es dort.',
    passwordMissing: 'Bitte gib das Passwort oder den Schlüssel noch einmal ein: Server oder Benutzer sind andere.',
    backupsOff:
      'Für Sicherungen ist noch kein Ordner eingerichtet. Bitte wende Dich an die Person, die den Server eingerichtet hat.',
    backupRunning: 'Es wird schon gesichert. Bitte warte, bis das fertig ist.',
    lastOwner: 'Das letzte Inhaber-Konto muss bleiben. Bitte lege zuerst ein zweites an.',
    tourChanged: 'Diese Tour hat sich inzwischen geändert. Bitte sieh sie Dir noch einmal an.',
    tourNotReady: 'Ein Teil der Tour ist noch in der Küche. Bitte warte darauf oder nimm die Bestellung aus der Tour.',
    notForTours:
      'Auf eine Tour passen nur Lieferungen, die angenommen und noch nicht übergeben sind. Bitte prüfe die Auswahl.',
    orderOnTour: 'Eine dieser Bestellungen ist schon auf einer anderen Tour. Bitte prüfe die Auswahl.',
    stopOver: 'Dieser Stopp ist schon erledigt, oder die Bestellung wurde storniert. Bitte sieh in Deiner Tour nach.',
    changeOver: 'Der Vorschlag gilt nicht mehr. Bitte lade die Seite neu.',
    changeOpen:
      'Für diese Bestellung wartet schon ein Vorschlag auf den Gast. Bitte nimm ihn zurück oder warte auf die Antwort.',
    conflictingAction:
      'Das geht mit dieser Bestellung nicht mehr. Bitte lade die Liste neu und sieh nach, wie sie jetzt steht.',
    slugTaken: 'Diesen Kurznamen hat schon ein anderer Shop. Bitte wähle einen anderen.',
    slugReserved: 'Diesen Kurznamen braucht der Server selbst. Bitte wähle einen anderen.',
    domainRefused:
      'Das ist keine Domain, unter der Gäste den Shop erreichen. Bitte gib einen Namen wie bestellen.mein-restaurant.de an, ohne IP-Adresse und ohne Port.',
    pageReserved:
      'Die Adressen vertrag-widerrufen, werbung-bestaetigen, anmelden, einwilligung und meine-daten gehören dem Shop selbst. Bitte gib Deiner Seite eine andere.',
    branchInvalid:
      'Mit dieser Änderung wären die Angaben einer Filiale ungültig. Bitte prüfe zuerst, was dort abweicht.',
    lossNeedsConsent: 'Dabei ginge etwas verloren. Bitte bestätige, dass Du die jetzige Karte ersetzen willst.',
    dutiesMissing: 'Du kannst noch nicht eröffnen. Bitte ergänze, was fehlt.',
    dutiesLost: 'Das geht nicht, solange der Shop eröffnet ist. Bitte lass stehen, was er braucht.',
    shopNotOpen: 'Dieses Restaurant ist nicht eröffnet. Bitte versuche es später noch einmal.',
    shopNotDeletable:
      'Dieser Shop lässt sich nicht löschen, weil Gäste ihn schon genutzt haben, er geöffnet ist oder Filialen hat. Bitte archiviere ihn stattdessen.',
    refundNotPossible: 'So lässt sich das nicht erstatten. Bitte prüfe den Betrag.',
    tableItemPaid:
      'Von diesem Artikel ist schon etwas bezahlt. Bitte buche nur um, was noch ganz offen ist, oder den ganzen Tisch.',
    tableUnpaid: 'An diesem Tisch ist noch etwas offen. Bitte übergib den Rest zuerst an die Kasse.',
    tablePaymentPending: 'An diesem Tisch zahlt gerade jemand. Bitte versuche es gleich noch einmal.',
    roundsWait: 'An diesem Tisch wartet noch eine Bestellung. Bitte bestätige sie zuerst oder lehne sie ab.',
    billChanged: 'Die Rechnung hat sich gerade geändert. Bitte prüfe den neuen Betrag.',
    amountTooSmall:
      'So kleine Beträge nimmt diese Zahlungsmethode nicht an. Bitte zahle anders, mehr auf einmal oder bei der Bedienung.',
    nothingDue: 'Das ist schon bezahlt, oder jemand zahlt es gerade. Bitte sieh nach, was noch offen ist.',
    dividedOtherwise: 'Der Tisch teilt schon anders. Bitte nimm dieselbe Zahl von Teilen oder wähle Artikel aus.',
    waiterNameMissing: 'Bitte gib zuerst Deinen Namen ein. Er steht bei allem, was Du buchst.',
    waitersOff: 'Hier gibt es kein Service-Passwort. Bitte lege es im Büro unter Tische fest.',
    groupFull: 'Diese Gruppe ist voll. Bitte gründe eine zweite Gruppe oder bestell bei jemandem mit.',
    groupFrozen: 'Die Gruppe ist gerade an der Kasse. Bitte warte, bis sie zur Karte zurückkehrt.',
    groupClosed: 'Der Bestellschluss der Gruppe ist vorbei. Bitte frag, ob er verschoben wird.',
    groupOrdered: 'Diese Gruppe hat schon bestellt. Bitte gründe eine neue Gruppe.',
    groupUserTaken: 'In dieser Gruppe gibt es Dich schon. Bitte öffne sie dort, wo Du beigetreten bist.',
    groupOwnerStays: 'Du hast die Gruppe gegründet. Bitte löse sie auf, wenn Du sie verlassen möchtest.',
    groupStageNotAllowed:
      'Das geht bei dieser Gruppe gerade nicht. Bitte lade die Seite neu und sieh nach, wie weit sie ist.',
    groupCartChanged: 'Dein Warenkorb wurde woanders geändert. Bitte sieh ihn Dir an und ändere ihn dann noch einmal.',
    groupBranchNotAllowed:
      'In diese Filiale kann die Gruppe nicht mitkommen. Bitte gründe dort eine neue oder bleib hier.',
    1: 'Etwas aus Deinem Warenkorb gibt es gerade nicht. Bitte sieh Dir die Änderungen an und bestelle dann noch einmal.',
    2: 'Wir haben Deine Adresse korrigiert. Bitte prüfe, ob sie so stimmt.',
    3: 'Der Preis hat sich geändert. Bitte prüfe die neue Summe und bestelle dann noch einmal.',
    4: 'Diese Zeit ist nicht mehr frei. Bitte wähle eine andere.',
    5: 'Wir haben gerade geschlossen. Bitte wähle eine Zeit, zu der wir geöffnet haben.',
    6: 'Dein Gutschein gilt nicht. Bitte entferne ihn oder gib einen anderen ein.',
    7: 'Diese Zahlungsmethode geht bei dieser Bestellung nicht. Bitte wähle eine andere.',
    8: 'Die Adresse befindet sich nicht im Liefergebiet. Bitte gib eine andere ein oder hole Deine Bestellung ab.',
  },
  410: {
    tableCleared: 'Der Tisch ist wieder frei. Zum Bestellen scanne bitte den QR-Code noch einmal.',
    groupMoved: 'Die Gruppe ist in eine andere Filiale gewechselt. Bitte öffne sie dort.',
  },
  412: {
    versionConflict:
      'Nicht gespeichert: Inzwischen hat jemand anderes gespeichert. Bitte sieh Dir die gespeicherte Fassung an und speichere dann noch einmal.',
  },
  413: {
    bodyTooLarge: 'Die Anfrage ist zu groß. Bitte sende weniger auf einmal.',
  },
  415: {
    unsupportedMediaType: 'Dieses Format nehmen wir hier nicht an. Bitte sende eines der beschriebenen Formate.',
  },
  428: {
    versionMissing:
      'Die Kopfzeile If-Match fehlt. Bitte lies den aktuellen Stand und sende dessen ETag als If-Match mit der Änderung.',
  },
  429: {
    tooManyRequests:
      'Das waren zu viele Anfragen auf einmal. Bitte warte einen Moment und versuche es dann noch einmal.',
  },
  431: {
    headersTooLarge: 'Die Kopfzeilen dieser Anfrage sind zu groß. Bitte lösche die Cookies dieser Seite.',
  },
  500: {
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal; wenn es wieder passiert, ruf uns an.',
  },
  503: {
    mailNotSent:
      'Der Mailserver hat die E-Mail nicht angenommen. Bitte versuche es später noch einmal, oder sag der Person Bescheid, die Deinen Shop betreibt.',
    paymentUnreachable:
      'Die Zahlung lässt sich gerade nicht vorbereiten. Bitte versuche es gleich noch einmal oder wähle eine andere Zahlungsmethode.',
    paymentMessageLater: 'Diese Nachricht können wir gerade nicht prüfen. Bitte sende sie noch einmal.',
    storageFull:
      'Wir können gerade nichts speichern. Bitte versuche es in ein paar Minuten noch einmal oder ruf uns an.',
    temporarilyUnavailable: 'Wir sind gerade nicht erreichbar. Bitte versuche es in einem Moment noch einmal.',
  },
} as const satisfies Readonly<Record<number, Readonly<Record<string, string>>>>;
