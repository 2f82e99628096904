interface TickProps {
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** One choice to tick, with a word about it. */
export const Tick = ({ label, help, checked, onChange }: TickProps) => (
  <div className="check-list">
    <label>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label} <small>{help}</small>
      </span>
    </label>
  </div>
);
