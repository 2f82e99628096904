import type { DeskOrder } from '@tischlein/contract/office';
import type { IconName } from '../ui/icon.tsx';

export const pickIcon = (order: DeskOrder): IconName =>
  order.deliveryType === 'delivery' ? 'bicycle' : order.deliveryType === 'pickup' ? 'bag' : 'table';
