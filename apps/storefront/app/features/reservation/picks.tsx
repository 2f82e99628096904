import type { ReactNode } from 'react';

interface PicksProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Radio buttons as tiles. */
export function Picks({ label, className = 'picks', children }: PicksProps) {
  return (
    <div className={className} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface PickProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function Pick({ name, isChosen, isDisabled = false, onChoose, children }: PickProps) {
  return (
    <label className="pick">
      <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      {children}
    </label>
  );
}
