import { fail, type Result } from '@tischlein/domain';

/** Why a file could not be read; `details` name the places. */
export interface FileProblem {
  readonly code:
    | 'noJson'
    | 'noText'
    | 'noWorkbook'
    | 'noPdf'
    | 'otherProgram'
    | 'tooLarge'
    | 'tooExtensive'
    | 'noColumns'
    | 'priceColumnsUnclear'
    | 'formatUnknown'
    | 'formatBroken'
    | 'quoteNotClosed'
    | 'pageWithoutMenu'
    | 'pictureOfMenu'
    | 'pdfWithoutText'
    | 'pdfLocked'
    | 'pdfNeedsWizard'
    | 'noDishes';
  readonly details: readonly string[];
}

export const problem = (code: FileProblem['code'], ...details: string[]): Result<never, FileProblem> =>
  fail({ code, details });
