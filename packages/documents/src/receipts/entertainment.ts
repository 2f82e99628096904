/** What the guest fills in for the tax office. */
export interface EntertainmentDetails {
  readonly occasion: string;
  readonly participants: string;
  readonly recipient: string;
}

interface Entertainment extends EntertainmentDetails {
  /** 'Tramonto Mitte, Torstraße 1, 10119 Berlin' */
  readonly place: string;
  /** '20.11.2026' */
  readonly day: string;
}

interface EntertainmentField {
  readonly label: string;
  /** '' leaves lines to fill in by hand. */
  readonly value: string;
  readonly lines: number;
}

/** A receipt that proves business entertainment (§ 4 Abs. 5 Satz 1 Nr. 2 EStG). */
export const ENTERTAINMENT = {
  title: 'Rechnung mit Bewirtungsbeleg',
  form: 'Angaben zum Nachweis der Bewirtung',
  law: '§ 4 Abs. 5 Satz 1 Nr. 2 EStG',
} as const;

/** The fields of the form, row by row; the tax office asks for all of them. */
export function entertainmentFields(entertainment: Entertainment): readonly (readonly EntertainmentField[])[] {
  const { place, day, occasion, participants, recipient } = entertainment;
  return [
    [{ label: 'Rechnung an (Name und Anschrift: bei mehr als 250 € nötig)', value: recipient.trim(), lines: 2 }],
    [
      { label: 'Ort der Bewirtung', value: place, lines: 1 },
      { label: 'Tag der Bewirtung', value: day, lines: 1 },
    ],
    [{ label: 'Anlass der Bewirtung', value: occasion.trim(), lines: 1 }],
    [{ label: 'Bewirtete Personen, auch der Gastgeber', value: participants.trim(), lines: 3 }],
    [
      { label: 'Ort, Datum', value: '', lines: 1 },
      { label: 'Unterschrift', value: '', lines: 1 },
    ],
  ];
}
