import { findDishesLackingParticulars } from '@tischlein/domain/menu';
import { type Finding, findingsFor } from '../finding.ts';
import type { Examined } from '../room.ts';

const found = findingsFor('particulars');

/** Whether prepacked goods that shops deliver or hand out have their particulars (S3 L14). */
export async function checkParticulars({ shops }: Examined): Promise<Finding[]> {
  const distant = shops.filter(({ config }) => config.supportDelivery || config.supportPickup);
  const findings = distant.flatMap(({ config, fullMenu }) => {
    const count = findDishesLackingParticulars(fullMenu.menu, config).size;
    return count > 0 ? [found.warning('particularsMissing', { shop: config.slug, count })] : [];
  });
  return findings.length > 0 ? findings : [found.ok('particularsComplete', { count: distant.length })];
}
