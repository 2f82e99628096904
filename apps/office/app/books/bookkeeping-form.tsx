import {
  BOOK_ACCOUNTS,
  type BookAccount,
  type Bookkeeping,
  findAccount,
  listBookkeepingProblems,
} from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { BOOK_ACCOUNT_NAMES, CHART_NAMES, EXPORTS } from '@tischlein/wording/office';
import { Segments } from '../ui/segments.tsx';

interface FormProps {
  readonly books: Bookkeeping;
  readonly onChange: (books: Bookkeeping) => void;
  /** Says what DATEV would refuse. */
  readonly isChecked: boolean;
}

/** Chart of accounts, numbers at DATEV, and the accounts that differ from the chart. */
export function BookkeepingForm({ books, onChange, isChecked }: FormProps) {
  const problems = isChecked ? listBookkeepingProblems(books) : [];
  const findError = (name: 'consultant' | 'client' | BookAccount): string | null => {
    const problem = problems.find(({ field }) => field === name);
    return problem ? EXPORTS.problems[problem.code] : null;
  };
  return (
    <>
      <Segments
        label={EXPORTS.chart}
        options={CHART_NAMES}
        value={books.chart}
        onChange={(chart) => onChange({ ...books, chart })}
      />
      <div className="columns">
        <NumberText
          label={EXPORTS.consultant}
          value={books.consultant}
          error={findError('consultant')}
          onChange={(consultant) => onChange(withNumber(books, 'consultant', consultant))}
        />
        <NumberText
          label={EXPORTS.client}
          value={books.client}
          error={findError('client')}
          onChange={(client) => onChange(withNumber(books, 'client', client))}
        />
        <NumberText
          label={EXPORTS.accountLength}
          value={books.accountLength}
          error={null}
          onChange={(digits) => digits && digits >= 4 && digits <= 8 && onChange({ ...books, accountLength: digits })}
        />
        <NumberText
          label={EXPORTS.yearStart}
          value={books.yearStart}
          error={null}
          onChange={(month) => month && month <= 12 && onChange({ ...books, yearStart: month })}
        />
        <TextField
          label={EXPORTS.costCentre}
          value={books.costCentre}
          maxLength={36}
          pattern="[A-Za-z0-9 ]*"
          onChange={({ target }) => onChange({ ...books, costCentre: target.value.replaceAll(/[^A-Za-z0-9 ]/g, '') })}
        />
      </div>
      <Segments
        label={EXPORTS.detail}
        options={EXPORTS.details}
        value={books.detail}
        onChange={(detail) => onChange({ ...books, detail })}
      />
      <label className="choice-row">
        <input
          type="checkbox"
          checked={books.includesTill}
          onChange={({ target }) => onChange({ ...books, includesTill: target.checked })}
        />
        <span className="choice-name">
          {EXPORTS.includesTill}
          <small>{EXPORTS.includesTillHelp}</small>
        </span>
      </label>
      <div className="columns">
        {BOOK_ACCOUNTS.map((name) => (
          <TextField
            key={name}
            label={BOOK_ACCOUNT_NAMES[name]}
            inputMode="numeric"
            value={books.accounts[name] ?? findAccount(books, name)}
            error={findError(name)}
            onChange={({ target }) => onChange(withAccount(books, name, target.value))}
          />
        ))}
      </div>
    </>
  );
}

function withNumber(books: Bookkeeping, name: 'consultant' | 'client', value: number | null): Bookkeeping {
  const { [name]: _, ...others } = books;
  return value === null ? others : { ...others, [name]: value };
}

/** An account like that of the chart, or an empty one, is not stored. */
function withAccount(books: Bookkeeping, name: BookAccount, typed: string): Bookkeeping {
  const { [name]: _, ...others } = books.accounts;
  const account = typed.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 8);
  const isUsual = account === '' || account === findAccount({ ...books, accounts: others }, name);
  return { ...books, accounts: isUsual ? others : { ...others, [name]: account } };
}

interface NumberTextProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly error: string | null;
  readonly onChange: (value: number | null) => unknown;
}

const NumberText = ({ label, value, error, onChange }: NumberTextProps) => (
  <TextField
    label={label}
    inputMode="numeric"
    value={value ?? ''}
    error={error}
    onChange={({ target }) => {
      const digits = target.value.replaceAll(/\D/g, '').slice(0, 7);
      onChange(digits === '' || Number(digits) === 0 ? null : Number(digits));
    }}
  />
);
