import { readGroupCode } from '@tischlein/domain/group-order';
import { steps } from '@tischlein/ui/steps';
import { useEffect, useEffectEvent } from 'react';
import { useShop } from '../context/shop-context.ts';
import { getMembership } from '../ordering/group-membership.ts';
import type { OpenStartDialog } from './start-dialog.ts';

/** `/?gruppe=CODE` leads into the group: at once for its members, otherwise through the invitation (S3 G10, G21). */
export function useInvitation(open: OpenStartDialog): void {
  const { shop } = useShop();
  const follow = useEffectEvent(() => {
    const { address } = steps.current.get();
    const [path = '', query = ''] = address.split('?');
    const parameters = new URLSearchParams(query.replace(/#.*/, ''));
    const given = parameters.get('gruppe');
    if (given === null) return;
    parameters.delete('gruppe');
    const rest = parameters.toString();
    steps.correct(rest === '' ? path : `${path}?${rest}`);
    const membership = getMembership(shop.id);
    const current = membership.get();
    const code = readGroupCode(given) ?? given;
    if (current?.code === code && current.orderId === null) membership.set({ ...current, isLost: false });
    else open({ kind: 'group', view: 'join', code });
  });
  useEffect(() => follow(), []);
}
