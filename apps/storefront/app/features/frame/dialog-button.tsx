import { type ComponentType, Suspense, useState } from 'react';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';

interface DialogButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string | undefined;
  /** The dialog; its code is loaded on the first press. */
  readonly content: ComponentType<{ readonly onClosed: () => void }>;
}

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
