import { type Finding, findingsFor } from '../finding.ts';
import type { Examined } from '../room.ts';
import { openPlaces } from './open-places.ts';

const found = findingsFor('geocoder');

/** Whether the geocoder finds the shops themselves. */
export async function checkGeocoder({ settings, clock, database, shops }: Examined): Promise<Finding[]> {
  const { geocoder } = settings;
  if (geocoder === null) return [found.ok('geocoderNone')];
  const places = openPlaces({ database, clock, geocoder, publicUrl: settings.publicUrl ?? 'http://localhost' });
  const findings = await Promise.all(
    shops.flatMap(({ config, legalEntity }) => {
      if (!legalEntity) return [];
      const { street: line, zip, city } = legalEntity;
      const [, street = line, streetNumber = ''] = /^(.*?)\s+(\d+\s?[a-z]?)$/i.exec(line) ?? [];
      const located = places.locate({ street, streetNumber, zip, city });
      return [located.then(({ status }) => judge(status, config.slug))];
    }),
  );
  const problems = findings.filter(({ level }) => level !== 'ok');
  return problems.length > 0 ? problems : [found.ok('geocoderRight')];
}

function judge(status: 'found' | 'notFound' | 'unavailable', shop: string): Finding {
  if (status === 'unavailable') return found.error('geocoderAway', { shop });
  return status === 'notFound' ? found.warning('geocoderLost', { shop }) : found.ok('geocoderRight');
}
