import { COMMAND_SENTENCES } from './commands.ts';

type Values = Readonly<Record<string, string | number>>;
type Sentence = (values: Values) => string;

/** What the doctor checks, in the order in which it reports. */
export const DOCTOR_CHECKS = {
  settings: 'Einstellungen',
  clock: 'Uhr',
  disk: 'Speicherplatz',
  memory: 'Arbeitsspeicher',
  files: 'Offene Dateien',
  database: 'Datenbank',
  server: 'Server',
  address: 'Öffentliche Adresse',
  proxy: 'Reverse Proxy',
  mail: 'E-Mail',
  store: 'Bilderspeicher',
  payments: 'Zahlungen',
  webhooks: 'Webhooks',
  texts: 'Rechtstexte',
  particulars: 'Pflichtangaben',
  geocoder: 'Adressen finden',
  backup: 'Sicherung',
} as const;

/** What it can find. Each sentence about a problem says what to do. */
export const DOCTOR_SENTENCES = {
  checkFailed: ({ reason }) => `Diese Prüfung ist abgebrochen (${reason}). Bitte noch einmal versuchen.`,

  settingsKnown: () => 'alle Namen sind bekannt',
  settingMistyped: ({ name, meant, place }) =>
    `${name} ist keine Einstellung, gemeint ist wohl ${meant}. Bitte den Namen ${place === '' ? 'in der Umgebung' : `in ${place}`} berichtigen; bis dahin gilt ${meant} als nicht gesetzt.`,
  settingUnknown: ({ name, place }) =>
    `${name} in ${place} ist keine Einstellung. Bitte die Zeile berichtigen oder löschen.`,

  clockRight: ({ seconds }) => `geht auf ${seconds} s genau`,
  clockWrong: ({ seconds }) =>
    `geht ${seconds} s falsch. Bitte die Zeit abgleichen lassen: timedatectl set-ntp true. Sonst gelten Zahlungsnachrichten und Einmal-Codes als abgelaufen.`,
  clockUnknown: ({ server }) =>
    `${server} hat nicht geantwortet (UDP-Port 123). Bitte mit timedatectl prüfen, ob die Zeit abgeglichen wird.`,
  databaseClockDiffers: ({ seconds }) =>
    `Die Uhr der Datenbank weicht um ${seconds} s ab. Bitte auf beiden Rechnern die Zeit abgleichen lassen.`,

  diskFree: ({ folder, free }) => `${folder}: ${free} frei`,
  diskLow: ({ folder, free }) =>
    `${folder}: nur noch ${free} frei. Bitte Platz schaffen, bevor Bestellungen nicht mehr gespeichert werden können.`,
  folderMissing: ({ folder }) =>
    `${folder} gibt es nicht oder ist nicht beschreibbar. Bitte den Ordner anlegen und dem Benutzer des Shops geben.`,

  memoryFree: ({ total, free }) => `${total}, davon ${free} verfügbar`,
  memoryUnknown: () => 'Das System sagt nicht, wie viel verfügbar ist (ohne /proc)',
  cacheTooLarge: ({ cache, expected, limit, most }) =>
    `Mit SHOP_CACHE_MB=${cache} braucht der Shop bis zu ${expected}, darf aber nur ${limit} nehmen und wird dann beendet. Bitte SHOP_CACHE_MB auf höchstens ${most} senken oder die Grenze anheben: MemoryMax= in der systemd-Unit, mem_limit in compose.yaml.`,
  memoryLow: ({ free }) =>
    `nur noch ${free} verfügbar. Bitte andere Programme beenden oder mehr Speicher zuteilen; der Shop braucht etwa 300 MB.`,

  filesEnough: ({ open, most }) => `${open} von ${most} offen`,
  filesFew: ({ most }) =>
    `Der Server darf nur ${most} Dateien und Verbindungen öffnen. Bitte das Limit erhöhen: LimitNOFILE=65536 in der systemd-Unit.`,
  filesUnknown: () => 'nur bei laufendem Server zu sehen',

  databaseCurrent: ({ engine, migrations }) => `${engine}, ${migrations} Migrationen, alle angewandt`,
  databaseMissing: ({ folder }) =>
    `In ${folder} gibt es keine Datenbank. Bitte DATA_DIR prüfen, den Shop starten oder eine Sicherung einspielen: npm run restore -- DATEI`,
  databaseEmpty: () =>
    'Die Datenbank, zu der DATABASE_URL führt, ist leer. Bitte die Adresse prüfen, den Shop starten oder eine Sicherung einspielen: npm run restore -- DATEI',
  databaseDamaged: () => COMMAND_SENTENCES.databaseDamaged,
  databaseAway: () =>
    'Die Datenbank antwortet nicht. Bitte prüfen, ob sie läuft und ob DATABASE_URL mit Benutzer und Passwort stimmt.',
  databaseUserRefused: () => COMMAND_SENTENCES.databaseUserRefused,
  databaseNameUnknown: () => COMMAND_SENTENCES.databaseNameUnknown,
  databaseRightsMissing: () => COMMAND_SENTENCES.databaseRightsMissing,
  databasePoolerUnnamed: () => COMMAND_SENTENCES.databasePoolerUnnamed,
  databaseDirectMissing: () =>
    'DATABASE_URL führt zu einem Pooler, und DATABASE_DIRECT_URL fehlt: Die Rechner erfahren spät voneinander, und ein Update kann scheitern. Bitte mit DATABASE_DIRECT_URL die Adresse der Datenbank selbst angeben.',
  databaseDirectPooled: () =>
    'Auch DATABASE_DIRECT_URL führt zu einem Pooler. Bitte dort die Adresse der Datenbank selbst angeben, sonst erfahren die Rechner spät voneinander, und ein Update kann scheitern.',
  databaseOld: ({ missing }) => `Diese Migrationen fehlen: ${missing}. Bitte den Shop neu starten, er holt sie nach.`,
  databaseTooOld: () => COMMAND_SENTENCES.databaseTooOld,
  databaseNew: ({ unknown }) =>
    `Die Datenbank gehört zu einer neueren Version (${unknown}). Bitte die neuere Version starten oder die Sicherung von vor dem Update einspielen.`,
  databaseNoTemporary: () =>
    'Der Benutzer darf keine temporären Tabellen anlegen, deshalb ist /readyz rot. Bitte ausführen: GRANT TEMPORARY ON DATABASE … TO …',
  databaseMonthMissing: ({ month }) =>
    `Für Bestellungen im Monat ${month} gibt es noch keine Partition. Es geht keine verloren; bitte dem Benutzer der Datenbank erlauben, Tabellen anzulegen (GRANT CREATE ON SCHEMA public TO …), dann legt der Shop sie binnen einer Stunde an.`,
  replicaCurrent: ({ seconds }) => `die Kopie für Auswertungen ist höchstens ${seconds} s zurück`,
  replicaLate: ({ seconds }) =>
    `Die Kopie für Auswertungen ist ${seconds} s zurück; Auswertungen lesen deshalb die Hauptdatenbank. Bitte auf dem Rechner der Kopie Platte und Netz prüfen.`,
  replicaAway: ({ reason }) =>
    `Die Kopie für Auswertungen antwortet nicht (${reason}); Auswertungen lesen die Hauptdatenbank. Bitte prüfen, ob sie läuft und ob DATABASE_REPLICA_URL stimmt.`,
  replicaIndependent: () =>
    'DATABASE_REPLICA_URL führt zu einer Datenbank, die keiner anderen folgt; Auswertungen lesen die Hauptdatenbank. Bitte die Adresse der Kopie eintragen oder die Kopie neu aufsetzen.',

  serverReady: ({ address }) => `${address} nimmt Bestellungen an`,
  serverAway: ({ address }) =>
    `Auf ${address} antwortet kein Shop. Bitte starten und, wenn er nicht startet, das Protokoll lesen: journalctl --unit tischlein`,
  serverNotReady: ({ reason }) =>
    `nimmt keine Bestellungen an: ${reason}. Bitte die Ursache beheben; bis dahin ist /readyz rot.`,
  workersFailed: ({ count }) =>
    `Seit dem Start sind Hintergrundarbeiten ${count}-mal fehlgeschlagen. Bitte im Protokoll nach workersFailed suchen.`,
  jobsLate: ({ minutes }) =>
    `Rückzahlungen von Tischrechnungen und Benachrichtigungen warten seit ${minutes} Minuten. Bitte im Protokoll nach workersFailed suchen und den Shop neu starten.`,
  demoPublic: () => 'DEMO ist an, obwohl Gäste den Shop erreichen. Für echte Bestellungen bitte DEMO=off setzen.',

  addressRight: ({ url, days }) => `${url} antwortet; das Zertifikat gilt noch ${days} Tage`,
  addressMissing: () =>
    'PUBLIC_URL fehlt. Bitte die https-Adresse eintragen, unter der Gäste den Shop erreichen; sonst stimmen Links in E-Mails nicht.',
  addressInsecure: ({ url }) =>
    `${url} ist nicht verschlüsselt. Bitte ein Zertifikat einrichten (Caddy tut es automatisch) und PUBLIC_URL mit https beginnen.`,
  addressAway: ({ url, reason }) =>
    `${url} ist von hier nicht erreichbar (${reason}). Bitte DNS-Eintrag, Firewall (Ports 80 und 443) und Reverse Proxy prüfen.`,
  proxyClosed: ({ url, status }) =>
    `${url} antwortet mit ${status}, obwohl der Server Bestellungen annimmt: Der Reverse Proxy hält ihn für ausgefallen. Bitte prüfen, wohin er weiterleitet und wonach er fragt; nach /readyz nur bei mehreren Rechnern, sonst ohne Prüfung.`,
  addressOther: ({ url }) =>
    `Unter ${url} antwortet etwas anderes als dieser Shop. Bitte prüfen, wohin der Reverse Proxy weiterleitet.`,
  certificateEnds: ({ days }) =>
    `Das Zertifikat gilt nur noch ${days} Tage. Bitte prüfen, warum es nicht erneuert wird; Port 80 muss erreichbar sein.`,
  certificateInvalid: ({ reason }) =>
    `Browser nehmen das Zertifikat nicht an (${reason}). Bitte eins für genau diesen Namen ausstellen lassen.`,

  proxyRight: () => 'gibt die Adressen der Gäste weiter, und der Server glaubt ihm',
  proxyUntrusted: () =>
    'Der Server kennt den Reverse Proxy nicht: Alle Gäste teilen sich ein Limit. Bitte seine Adresse in TRUSTED_PROXIES eintragen, meist 127.0.0.1.',
  proxySilent: () =>
    'Der Reverse Proxy nennt die Adressen der Gäste nicht. Bitte X-Forwarded-For weitergeben (Caddy tut es automatisch).',
  metricsPublic: ({ url }) =>
    `${url}/metrics ist öffentlich. Bitte am Reverse Proxy sperren, wie in deploy/Caddyfile, und X-Forwarded-For weitergeben.`,
  proxyUnknown: () => 'nur mit öffentlicher https-Adresse und laufendem Server zu prüfen',

  mailRight: ({ host }) => `${host} nimmt E-Mails an`,
  mailMissing: () =>
    'SMTP_URL fehlt: E-Mails werden nur in Dateien geschrieben, und Gäste bekommen keine Bestätigung. Bitte einen Mailserver eintragen.',
  mailAway: ({ host, reason }) =>
    `${host} nimmt keine E-Mails an (${reason}). Bitte Adresse, Port, Benutzer und Passwort in SMTP_URL prüfen.`,
  mailsLate: ({ minutes, count }) =>
    `${count === 1 ? '1 E-Mail wartet' : `${count} E-Mails warten`}, die älteste seit ${minutes} Minuten; Bestellungen gehen weiter ein. Bitte prüfen, ob der Mailserver E-Mails wirklich annimmt; der Shop versucht es jede Minute und holt sie dann nach.`,
  mailUnencrypted: ({ host }) =>
    `${host} bietet keine Verschlüsselung an (STARTTLS). Passwort und E-Mails gehen nicht unverschlüsselt hinaus, Gäste bekommen also keine. Bitte in SMTP_URL smtps:// mit Port 465 oder den Port 587 des Mail-Anbieters eintragen.`,
  mailClear: () =>
    'Mit ignoreTLS=true in SMTP_URL gehen Passwort und E-Mails unverschlüsselt durchs Netz. Bitte ignoreTLS entfernen; der Mailserver muss dann STARTTLS anbieten.',
  mailsFailed: ({ count }) =>
    `Seit dem Start sind ${count} Zustellversuche gescheitert, mehr als jeder zehnte. Bitte im Büro unter „E-Mails“ und im Protokoll nach mailsFailed sehen.`,
  mailsRepeated: ({ count }) =>
    `${count === 1 ? '1 Zustellversuch ist' : `${count} Zustellversuche sind`} seit dem Start gescheitert, weniger als jeder zehnte; sie werden wiederholt`,
  mailsRefused: ({ count }) =>
    `Seit dem Start hat der Mailserver ${count} E-Mails endgültig abgelehnt, mehr als jede zehnte. Bitte im Protokoll nach mailsRefused sehen (die Nummer ist seine Antwort) und beim Mail-Anbieter fragen, ob er den Absender sperrt.`,
  addressesWrong: ({ count }) =>
    `${count === 1 ? '1 E-Mail wurde' : `${count} E-Mails wurden`} seit dem Start endgültig abgelehnt, weniger als jede zehnte: meist vertippte Adressen`,
  spfRight: ({ domain }) => `SPF von ${domain} ist eingetragen`,
  spfMissing: ({ domain }) =>
    `${domain} hat keinen SPF-Eintrag, E-Mails landen im Spam. Bitte beim DNS-Anbieter einen TXT-Eintrag anlegen: v=spf1 include:… -all (den genauen Wert nennt der Mail-Anbieter).`,
  spfDouble: ({ domain }) => `${domain} hat mehrere SPF-Einträge, dann gilt keiner. Bitte zu einem zusammenfassen.`,
  dkimRight: ({ domain, selector }) => `DKIM von ${domain} ist eingetragen (${selector})`,
  dkimMissing: ({ domain }) =>
    `Unter den üblichen Namen hat ${domain} keinen DKIM-Schlüssel. Bitte DKIM beim Mail-Anbieter einschalten und den Eintrag anlegen. Gibt es ihn schon: --dkim-selector NAME`,
  dmarcRight: ({ domain }) => `DMARC von ${domain} ist eingetragen`,
  dmarcMissing: ({ domain }) =>
    `${domain} hat keinen DMARC-Eintrag. Bitte einen TXT-Eintrag _dmarc.${domain} anlegen: v=DMARC1; p=quarantine; rua=mailto:…`,
  dnsAway: () => 'Der Nameserver antwortet nicht. Bitte die Netzwerkverbindung prüfen oder DNS_SERVER setzen.',

  storeNone: () => 'Bilder und Kartenkacheln liegen im Ordner dieses Rechners',
  storeRight: ({ host, bucket }) => `${host}/${bucket} nimmt Bilder an und gibt sie zurück`,
  storeRefused: ({ host, bucket, reason }) =>
    `${host}/${bucket} lehnt den Zugang ab (${reason}). Bitte Schlüssel, Geheimnis und region in MEDIA_URL prüfen, Sonderzeichen darin als %2F, %2B … schreiben und dem Schlüssel Lesen, Schreiben, Auflisten und Löschen erlauben. Bis dahin erzeugt jeder Rechner seine Bilder selbst.`,
  storeMissing: ({ host, bucket }) =>
    `${host} kennt den Bucket ${bucket} nicht. Bitte ihn anlegen oder seinen Namen in MEDIA_URL berichtigen.`,
  storeAway: ({ host, bucket, reason }) =>
    `${host}/${bucket} antwortet nicht (${reason}). Bitte Adresse, Port und tls in MEDIA_URL und die Firewall prüfen. Bis dahin erzeugt jeder Rechner seine Bilder selbst.`,
  storeOther: ({ host, bucket }) =>
    `${host}/${bucket} gibt nicht zurück, was geschrieben wurde. Bitte prüfen, ob dort wirklich ein Speicher mit S3 antwortet und ob er Objekte verändert.`,

  accountWorks: ({ shop, provider }) => `${shop}: ${provider} ist verbunden`,
  accountsNone: () => 'Kein offener Shop hat ein Konto bei einem Zahlungsanbieter',
  accountRefused: ({ shop, provider, reason }) =>
    `${shop}: ${provider} lehnt die Zugangsdaten ab (${reason}). Bitte im Büro unter „Zahlungen“ neu eintragen.`,
  accountUnknown: ({ shop, provider, reason }) =>
    `${shop}: ${provider} hat nicht geantwortet (${reason}). Bitte später noch einmal prüfen und Port 443 nach außen erlauben.`,
  accountSealed: ({ shop, provider }) =>
    `${shop}: Die Zugangsdaten von ${provider} sind mit einem anderen SECRET_KEY verschlüsselt. Bitte den alten Schlüssel wieder einsetzen oder die Zugangsdaten neu eintragen.`,
  accountTest: ({ shop, provider }) =>
    `${shop}: ${provider} ist ein Testkonto, es fließt kein Geld. Bitte vor der Eröffnung das echte Konto eintragen.`,
  messagesSilent: ({ shop, provider }) =>
    `${shop}: ${provider} hat in 30 Tagen Zahlungen abgewickelt, aber nie eine Nachricht geschickt. Bitte beim Anbieter die Webhook-Adresse eintragen, die das Büro zeigt.`,
  refundLost: ({ shop, table, number, amount }) =>
    `${shop}: Bestellung ${number} von Tisch ${table} hat ${amount} einer Erstattung nicht bekommen, ein Fehler einer früheren Version. Bitte im Büro unter „Aufgaben“ erstatten oder abhaken.`,
  keyMissing: () =>
    'SECRET_KEY fehlt, ohne ihn sind Zahlungskonten nicht lesbar. Bitte SECRET_KEY oder SECRET_KEY_FILE setzen.',

  particularsComplete: ({ count }) =>
    `${count} ${count === 1 ? 'Shop' : 'Shops'} geprüft, keine verpackte Ware ohne Angaben`,
  particularsMissing: ({ shop, count }) =>
    `${shop}: ${count === 1 ? '1 verpackte Ware ist' : `${count} verpackte Waren sind`} ohne Pflichtangaben und nur am Tisch bestellbar. Bitte im Büro unter „Allergene prüfen“ nachsehen.`,

  textsCurrent: ({ count }) => `${count} ${count === 1 ? 'Shop' : 'Shops'} geprüft, keiner veraltet`,
  textsOutdated: ({ shop, names }) =>
    `${shop}: Texte sagen etwas anderes als die Angaben des Shops (${names}). Bitte im Büro unter Einstellungen, Rechtstexte ansehen.`,

  webhooksWork: ({ count }) => `${count} eingerichtet, keiner gestört`,
  webhookFails: ({ shop, name }) =>
    `${shop}: Der Webhook „${name}“ ist gestört oder abbestellt. Bitte den Empfänger prüfen und ihn im Büro unter „Schnittstellen“ wieder einschalten.`,

  geocoderRight: () => 'findet die Adressen der Shops',
  geocoderNone: () =>
    'kein Geocoder: Entfernungen gelten ab der Mitte der Postleitzahl. Für genaue Liefergebiete bitte GEOCODER setzen.',
  geocoderAway: ({ shop }) =>
    `Der Geocoder antwortet nicht (Adresse von ${shop}). Bitte GEOCODER_URL und Port 443 nach außen prüfen; bis dahin nehmen nur Gebiete nach Postleitzahl Bestellungen an.`,
  geocoderLost: ({ shop }) =>
    `Der Geocoder kennt die Adresse von ${shop} nicht. Bitte die Adresse im Büro unter „Eröffnen“ prüfen.`,

  backupFresh: ({ hours, size }) => `vor ${hours} Stunden gemacht und zur Probe wiederhergestellt (${size})`,
  backupMissing: () =>
    'Es läuft keine automatische Sicherung. Bitte BACKUP_DIR setzen, am besten auf einem anderen Datenträger, und den SECRET_KEY getrennt aufheben.',
  backupFolderClosed: ({ folder }) =>
    `Der laufende Shop darf nicht in ${folder} schreiben. Bitte den Ordner dem Benutzer des Shops geben und ihn in der systemd-Unit mit ReadWritePaths= freigeben: systemctl edit tischlein`,
  backupNever: () => 'Es gibt noch keine Sicherung. Bitte jetzt eine machen: npm run backup -- --scheduled',
  backupOld: ({ hours }) =>
    `Die letzte Sicherung ist ${hours} Stunden alt. Bitte im Protokoll nach backup suchen und jetzt eine machen: npm run backup -- --scheduled`,
  backupFailed: ({ problem }) =>
    `Die letzte Sicherung ist fehlgeschlagen (${problem}). Bitte Platz und Rechte von BACKUP_DIR prüfen.`,
  drillFailed: ({ problem }) =>
    `Die Probe-Wiederherstellung ist fehlgeschlagen (${problem}). Bitte den Platz von BACKUP_DIR prüfen und sie wiederholen: npm run backup -- --scheduled. Scheitert sie wieder, ältere Sicherungen aufheben und den Fehler melden.`,
  drillMissing: () =>
    'Die letzte Sicherung wurde nicht zur Probe wiederhergestellt. Bitte noch eine machen: npm run backup -- --scheduled',
} as const satisfies Readonly<Record<string, Sentence>>;

export type DoctorCheck = keyof typeof DOCTOR_CHECKS;
export type DoctorCode = keyof typeof DOCTOR_SENTENCES;

export interface Finding {
  readonly check: DoctorCheck;
  readonly level: 'ok' | 'warning' | 'error' | 'unknown';
  readonly code: DoctorCode;
  readonly values: Values;
}

/** The sentence of a finding. */
export const describeFinding = ({ code, values }: Finding): string => {
  const sentence: Sentence = DOCTOR_SENTENCES[code];
  return sentence(values);
};
