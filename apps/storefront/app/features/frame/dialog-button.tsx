import { type ComponentType, Suspense, useState } from 'react';
import { Icon } from '@tischlein/ui/icon';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { newKey } from '@tischlein/ui/new-key';
import { HeldPress } from '../../browser/held-press.tsx';

interface DialogButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string | undefined;
  /** The dialog; its code is loaded on the first press. */
  readonly content: ComponentType<{ readonly onClosed: () => void }>;
}

export function DialogButton({ icon, label, className = '', content: Content }: DialogButtonProps) {
  // A key for each press: a dialog that still fades out neither swallows the next press nor closes what it opens.
  const [opened, setOpened] = useState<string | null>(null);
  const forget = (key: string) => () => setOpened((now) => (now === key ? null : now));
  return (
    <>
      <button
        className={`icon-button ${className}`.trim()}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpened(newKey())}
      >
        <Icon name={icon} />
      </button>
      <Suspense fallback={<HeldPress />}>{opened && <Content key={opened} onClosed={forget(opened)} />}</Suspense>
    </>
  );
}
