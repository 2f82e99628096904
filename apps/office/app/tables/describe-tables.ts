import type { Table, TableService } from '@tischlein/domain/shop';
import { CONFLICT, TABLES } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';

/** What this page edits of a shop's configuration. */
export interface TableSettings {
  readonly supportDineIn: boolean;
  readonly tableService: TableService;
}

/** Tables and settings in words, to compare versions. */
export const describeTables = ({ supportDineIn, tableService }: TableSettings): readonly Fact[] => [
  { name: TABLES.service.supportDineIn, text: yesOrNo(supportDineIn) },
  { name: TABLES.service.payAtTable, text: yesOrNo(tableService.payAtTable) },
  { name: TABLES.service.recipient, text: TABLES.service.recipients[tableService.tipRecipient] },
  { name: TABLES.service.payLater, text: TABLES.service.payLaterMethods[tableService.payLaterMethod] },
  ...tableService.tables.map((table) => ({ name: TABLES.name(table.number), text: describeTable(table) })),
];

const yesOrNo = (value: boolean): string => (value ? CONFLICT.yes : CONFLICT.no);

/** 'Innen, 4 Plätze, Spalte 2, Reihe 1, rund' */
function describeTable({ area, seats, place }: Table): string {
  const where = place
    ? [TABLES.describe.place(place.column, place.row), place.isRound ? TABLES.plan.round : TABLES.plan.square]
    : [TABLES.describe.notOnPlan];
  return [TABLES.describe.area(area), TABLES.seats(seats), ...where].join(', ');
}
