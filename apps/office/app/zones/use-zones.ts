import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { describeZones } from './describe-zones.ts';
import { readZone, readZones } from './read-zone.ts';
import { toForm, type ZoneForm } from './zone-form.ts';

export type EditedZones = ReturnType<typeof useZones>;

const documents: ConfigDocuments<readonly ZoneForm[]> = new Map();

/** The delivery zones of a shop, being edited. */
export function useZones(shop: string) {
  const {
    part: forms,
    saved: config,
    ...edited
  } = useConfigDocument<readonly ZoneForm[]>({
    shop,
    documents,
    keys: ['deliveryZones'],
    part: ({ deliveryZones }) => deliveryZones.map(toForm),
    apply: (saved, changed) => ({ ...saved, deliveryZones: readZones(changed) }),
    describe: describeZones,
  });
  const faulty = forms?.filter((form) => readZone(form).zone === null);
  return {
    ...edited,
    config,
    forms: forms ?? [],
    isValid: faulty?.length === 0,
    missing: faulty?.map(({ name }) => name).join(', ') ?? '',
  };
}
