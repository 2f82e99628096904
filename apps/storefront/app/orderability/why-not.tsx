import type { DeliveryType } from '@tischlein/domain/menu';
import type { Orderability } from '@tischlein/domain/orderability';
import { Notice } from '@tischlein/ui/notice';
import type { ReactNode } from 'react';
import { useClock } from '../context/shop-context.ts';
import { whyNever } from './closed-words.ts';

interface WhyNotProps {
  readonly orderability: Orderability;
  readonly orderType: DeliveryType;
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** Where the time would stand if there were one: why nothing can be ordered, and when the shop opens. */
export function WhyNot({ orderability, orderType, role, children }: WhyNotProps) {
  const { period } = useClock();
  if (orderability.can !== 'never') return null;
  const [reason, ...others] = whyNever(orderability.because, period, orderType);
  return (
    <Notice kind="warn" icon="clock" {...(role && { role })}>
      <strong>{reason}</strong>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </Notice>
  );
}
