import { describeFinding, DOCTOR_CHECKS, type Finding } from './doctor.ts';

const MARKS = { ok: '✓', warning: '!', error: '✗', unknown: '?' } as const;

const WIDTH = Math.max(...Object.values(DOCTOR_CHECKS).map((name) => name.length));

/** The report for people, one line for each finding. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.map(
    (finding) => `${MARKS[finding.level]} ${DOCTOR_CHECKS[finding.check].padEnd(WIDTH)}  ${describeFinding(finding)}`,
  );
  const count = (level: Finding['level']): number => findings.filter((finding) => finding.level === level).length;
  return [...lines, '', `${count('error')} Fehler, ${count('warning')} Warnungen`].join('\n');
}
