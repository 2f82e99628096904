import { type Finding, findingsFor } from '../finding.ts';
import type { Examined } from '../room.ts';

const found = findingsFor('texts');

/** Whether the texts of open shops agree with their data (S3 L12). */
export async function checkTexts({ shops, overviews }: Examined): Promise<Finding[]> {
  const all = [...shops, ...overviews];
  const findings = all.flatMap(({ config, textStates, outdatedPages }) => {
    const legal = Object.values(textStates).flatMap(({ outdated }) => outdated);
    const names = [...new Set([...legal, ...(outdatedPages.length > 0 ? ['Unternehmen'] : [])])];
    return names.length > 0 ? [found.warning('textsOutdated', { shop: config.slug, names: names.join(', ') })] : [];
  });
  return findings.length > 0 ? findings : [found.ok('textsCurrent', { count: all.length })];
}
