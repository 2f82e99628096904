export { TableChip } from '../table/table-chip.tsx';
export { TableStrip } from '../features/table/table-strip.tsx';
export { TableArrivalPage } from './table-arrival.tsx';
