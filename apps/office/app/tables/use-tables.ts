import { NO_TABLE_SERVICE, type ShopConfig, type TableService } from '@tischlein/domain/shop';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { describeTables, type TableSettings } from './describe-tables.ts';
import { hasValidSeats } from './edit-tables.ts';

const documents: ConfigDocuments<TableSettings> = new Map();

/** A shop's tables and how it serves there, being edited. */
export function useTables(shop: string) {
  const {
    part: settings,
    saved,
    edit,
    ...edited
  } = useConfigDocument<TableSettings>({
    shop,
    documents,
    keys: ['supportDineIn', 'tableService'],
    part: toSettings,
    apply: (config, changed) => ({ ...config, ...changed }),
    describe: describeTables,
  });
  return {
    ...edited,
    settings,
    /** The tables as last saved. */
    savedTables: saved ? toSettings(saved).tableService.tables : [],
    isValid: settings !== null && settings.tableService.tables.every(hasValidSeats),
    change: (part: Partial<TableService>) =>
      edit((now) => ({ ...now, tableService: { ...now.tableService, ...part } })),
    changeSupport: (supportDineIn: boolean) => edit((now) => ({ ...now, supportDineIn })),
  };
}

const toSettings = ({ supportDineIn, tableService = NO_TABLE_SERVICE }: ShopConfig): TableSettings => ({
  supportDineIn,
  tableService,
});
