import { TABLE_FILES } from '@tischlein/wording/office';

interface TableFilesProps {
  /** Addresses of the same rows. */
  readonly csv: string;
  readonly xlsx: string;
}

/** Downloads a table, for Excel or as CSV. */
export const TableFiles = ({ csv, xlsx }: TableFilesProps) => (
  <>
    <a className="button button-line" href={xlsx} download>
      {TABLE_FILES.xlsx}
    </a>
    <a className="button button-quiet" href={csv} download>
      {TABLE_FILES.csv}
    </a>
  </>
);
