import type { ApplicationProblem } from '@tischlein/domain/applications';

const FIELD_PROBLEMS: Readonly<Record<ApplicationProblem['code'], string>> = {
  nameMissing: 'Bitte gib Deinen Namen ein.',
  contactInvalid: 'Bitte gib eine E-Mail-Adresse oder eine Telefonnummer an, unter der wir Dich erreichen.',
  pdfTooLarge: 'Diese Datei ist zu groß. Bitte nimm ein PDF mit höchstens 5 MB.',
  pdfUnreadable: 'Diese Datei ist kein PDF. Bitte speichere sie als PDF und wähle sie dann noch einmal.',
};

/** Field of the form → German sentence. */
export const applicationFormProblems = (problems: readonly ApplicationProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, code }) => [field, FIELD_PROBLEMS[code]]));
