import type { ReactNode } from 'react';
import type { IconName } from './icon-sprite.ts';
import { Icon } from './icon.tsx';

interface NoticeProps {
  readonly kind: 'good' | 'warn' | 'bad' | 'plain';
  readonly icon: IconName;
  readonly role?: 'alert' | 'status';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A box with a short message. */
export function Notice({ kind, icon, role, id, children }: NoticeProps) {
  return (
    <div className="notice" data-kind={kind} role={role} id={id}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
