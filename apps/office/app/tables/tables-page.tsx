import type { OfficeSession } from '@tischlein/contract/office';
import { TABLES } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { OfficePart } from '../ui/office-part.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { Room } from './room.tsx';
import { ServiceForm } from './service-form.tsx';
import { TableCodes } from './table-codes.tsx';
import { TableList } from './table-list.tsx';
import { TablePlan } from './table-plan.tsx';
import { Tips } from './tips.tsx';
import { useTables } from './use-tables.ts';
import { WaiterPassword } from './waiter-password.tsx';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

interface TablesPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** Tables, their plan and their QR codes, how guests order there, waiters and tips. */
export function TablesPage({ shop }: TablesPageProps) {
  const mayEdit = useOffice().may('opening', 'write');
  return (
    <OfficeFrame title={TABLES.title}>
      {shop.isFranchiseOverview ? (
        <p className="notice">{TABLES.ofBranches}</p>
      ) : (
        <Parts key={shop.id} shop={shop} mayEdit={mayEdit} />
      )}
    </OfficeFrame>
  );
}

function Parts({ shop, mayEdit }: Pick<TablesPageProps, 'shop'> & { readonly mayEdit: boolean }) {
  const edited = useTables(shop.id);
  const { settings, change, changeSupport } = edited;
  return (
    <>
      <p className="tables-open">
        <a className="button button-line" href={`/f=${shop.slug}/service`} target="_blank" rel="noreferrer">
          {TABLES.openService}
        </a>
      </p>
      {edited.savedTables.length > 0 && (
        <OfficePart title={TABLES.room.title}>
          <Room shop={shop.id} slug={shop.slug} />
        </OfficePart>
      )}
      {!mayEdit && <p className="notice">{TABLES.onlyOwners}</p>}
      {settings && (
        <SettingValues names={['supportDineIn', 'tableService']} edited={edited.compared}>
          <fieldset disabled={!mayEdit}>
            <legend className="visually-hidden">{TABLES.title}</legend>
            <OfficePart title={TABLES.plan.title}>
              <TablePlan tables={settings.tableService.tables} onChange={(tables) => change({ tables })} />
            </OfficePart>
            <OfficePart title={TABLES.list.title}>
              <TableList
                tables={settings.tableService.tables}
                saved={edited.savedTables}
                onChange={(tables) => change({ tables })}
              />
              <OwnValues at="config/tableService/tables" />
            </OfficePart>
            <OfficePart title={TABLES.service.title}>
              <ServiceForm settings={settings} onChange={change} onSupport={changeSupport} />
              <OwnValues at={['config/supportDineIn', 'config/tableService']} except={['config/tableService/tables']} />
            </OfficePart>
          </fieldset>
        </SettingValues>
      )}
      {mayEdit && <SaveBar edited={edited} saved={TABLES.saved} />}
      <OfficePart title={TABLES.codes.title}>
        <TableCodes shop={shop.id} tables={edited.savedTables} isChanged={edited.isChanged} />
      </OfficePart>
      {mayEdit && (
        <OfficePart title={TABLES.password.title}>
          <WaiterPassword shop={shop.id} />
        </OfficePart>
      )}
      <OfficePart title={TABLES.tips.title}>
        <Tips shop={shop.id} />
      </OfficePart>
    </>
  );
}
