import { OUR_TABLE, TABLE_ARRIVAL } from '@tischlein/wording/storefront';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { OurTable } from '../features/table/our-table.tsx';
import { TableGate } from '../features/table/table-gate.tsx';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useHydrated } from '@tischlein/ui/use-hydrated';

/** /tisch: what the table has ordered */
export default function TablePage() {
  const isHydrated = useHydrated();
  return (
    <>
      <Bar />
      <main className="table-page" id="content" tabIndex={-1}>
        <h1>{OUR_TABLE.title}</h1>
        <noscript>{TABLE_ARRIVAL.noScript}</noscript>
        {isHydrated ? <TableGate>{(table) => <OurTable table={table} />}</TableGate> : <Skeleton />}
      </main>
      <SiteFoot />
    </>
  );
}
