import { type ComponentType, Suspense, useState } from 'react';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';

interface DialogButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string | undefined;
  /** What opens; its code comes with the first press. */
  readonly content: ComponentType<{ readonly onClosed: () => void }>;
}

/** A button of the head that opens a dialog. */
export function DialogButton({ icon, label, className = '', content: Content }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className={`icon-button ${className}`.trim()}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name={icon} />
      </button>
      <Suspense>{isOpen && <Content onClosed={() => setOpen(false)} />}</Suspense>
    </>
  );
}
