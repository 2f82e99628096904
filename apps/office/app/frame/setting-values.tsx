import * as calls from '@tischlein/contract/calls';
import type { FranchiseConfig, OfficeSession } from '@tischlein/contract/office';
import { EMPTY_MENU } from '@tischlein/domain/menu';
import { listOwnSettings, takeSetting } from '@tischlein/domain/own-values';
import type { ShopConfig } from '@tischlein/domain/shop';
import { CONFIG_AREA_LIST } from '@tischlein/domain/staff';
import { useRemote } from '@tischlein/ui/use-remote';
import { describeOwnValue } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { send } from '../api/send.ts';
import type { EditedSettings } from '../documents/use-config-document.ts';
import { useOffice } from './office-context.ts';
import { type OwnValuesHere, OwnValuesContext } from './own-values-context.ts';

interface SettingValuesProps {
  /** The settings of the page. */
  readonly names: readonly (keyof ShopConfig)[];
  readonly edited: EditedSettings;
  readonly children: ReactNode;
}

/** Compares the settings of a page, as they are edited, with those of the franchise, for the `OwnValues` inside. */
export function SettingValues({ names, edited, children }: SettingValuesProps) {
  const franchise = useFranchiseConfig(edited.version);
  const here = franchise && edited.here && compareSettings(franchise, { names, edited, here: edited.here });
  return <OwnValuesContext value={here}>{children}</OwnValuesContext>;
}

/** The configuration that the branch would have without values of its own; null: not read yet, or the shop follows no other. */
function useFranchiseConfig(version: string | null): ShopConfig | null {
  const { session, shop, may } = useOffice();
  const isWanted = shop.franchise !== null && !session.device && may(CONFIG_AREA_LIST, 'read');
  const { value } = useRemote<FranchiseConfig>({
    key: `${shop.id} ${isWanted} ${version}`,
    first: isWanted ? known.get(shop.id) : undefined,
    read: async () => (isWanted ? readFranchise(shop) : { ok: true, value: { franchise: null } }),
  });
  return value?.franchise?.config ?? null;
}

/** As they were read last: shown until they are read again, with each version of the branch's settings. */
const known = new Map<string, FranchiseConfig>();

async function readFranchise({ id }: OfficeSession['shops'][number]) {
  const answer = await send(calls.getFranchiseConfig, { params: { shop: id } });
  if (answer.ok) known.set(id, answer.value);
  return answer;
}

interface Compared extends Omit<SettingValuesProps, 'children'> {
  readonly here: Partial<ShopConfig>;
}

function compareSettings(franchise: ShopConfig, { names, edited, here }: Compared): OwnValuesHere {
  const whole = fillSettings(franchise, here, names);
  const named = { franchise: { config: franchise, menu: EMPTY_MENU }, here: { config: whole, menu: EMPTY_MENU } };
  return {
    values: listOwnSettings(franchise, whole, names),
    describe: (value) => describeOwnValue(value, named),
    follow: (_, paths) =>
      edited.take(paths.reduce((config, [, ...path]) => takeSetting(franchise, config, path), whole)),
  };
}

/** A whole configuration with the settings of a page; those that it has not stay away. */
function fillSettings(franchise: ShopConfig, here: Partial<ShopConfig>, names: readonly string[]): ShopConfig {
  const filled = { ...franchise, ...here };
  for (const name of names) if (!(name in here)) Reflect.deleteProperty(filled, name);
  return filled;
}
