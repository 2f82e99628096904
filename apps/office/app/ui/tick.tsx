interface TickProps {
  readonly label: string;
  /** What it means. */
  readonly help?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A yes or no. */
export const Tick = ({ label, help, isOn, onChange }: TickProps) => (
  <label className="tick">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>
      {label}
      {help && <small>{help}</small>}
    </span>
  </label>
);
