export interface GuaranteePart {
  readonly heading?: string;
  readonly text?: string;
  readonly points?: readonly string[];
}

/**
 * The harmonised notice on the legal guarantee of conformity: the German words of annex I of Implementing Regulation (EU) 2025/1960,
 * in their reading order and letter by letter (S3 L13); docs/law.md says where they come from. `open`, `codeLabel` and `file` are ours.
 */
export const GUARANTEE_NOTICE = {
  title: 'GESETZLICHE GEWÄHRLEISTUNG',
  lead: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
  parts: [
    {
      text: 'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
      points: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
    },
    {
      text: 'Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
      points: [
        'kostenlose Nachbesserung oder kostenlose Ersatzlieferung,',
        'in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
      ],
    },
    {
      text: 'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    },
    {
      heading: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
      points: [
        'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
        'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
      ],
    },
    {
      text: 'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
    },
    {
      text: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
    },
  ],
  /** What the QR code of the notice leads to, and the address printed below it. */
  code: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
  address: 'europa.eu/youreurope/garantien',
  url: 'https://europa.eu/youreurope/garantien',
  open: 'Mitteilung der EU lesen',
  codeLabel: 'QR-Code zu europa.eu/youreurope/garantien',
  /** The name of its picture in a mail, without the ending. */
  file: 'Gesetzliche-Gewährleistung',
} as const satisfies { readonly parts: readonly GuaranteePart[] } & Readonly<Record<string, unknown>>;

/** The whole notice in one text, for those who cannot see its picture. */
export const guaranteeText = (): string =>
  [
    GUARANTEE_NOTICE.title,
    GUARANTEE_NOTICE.lead,
    ...GUARANTEE_NOTICE.parts.map(guaranteePartText),
    GUARANTEE_NOTICE.address,
  ].join('\n');

/** A part of the notice with its points below it. */
export const guaranteePartText = ({ heading = '', text = '', points = [] }: GuaranteePart): string =>
  [heading, text, ...points.map((point) => `– ${point}`)].filter(Boolean).join('\n');
