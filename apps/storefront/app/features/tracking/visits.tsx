import * as calls from '@tischlein/contract/calls';
import { cleanPage } from '@tischlein/domain/tracking';
import { useStore } from '@tischlein/ui/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { findConsent } from '../../guest/consent.ts';
import { noteFailure, planNow } from '../../ordering/send-tracking.ts';
import { keepVisit } from './keep-visit.ts';

/** Counts the pages that a guest opens: without an id, and after consent as visits (S3 A5). */
export function Visits({ path }: { readonly path: string }) {
  const page = useShop();
  const { shop } = page;
  // Rendered again when the guest decides.
  useStore(findConsent(shop.id));
  const { countsPages, sendsVisits } = planNow(shop);
  const { id } = shop;
  const counted = useRef('');
  // A new menu or configuration is no new visit.
  const keep = useEffectEvent(() => keepVisit(page, path));
  useEffect(() => {
    if (countsPages && counted.current !== path) {
      counted.current = path;
      const view = { params: { shop: id }, body: { page: cleanPage(path) } };
      void send(calls.countPage, view).then((answer) => noteFailure('page', answer));
    }
    return sendsVisits ? keep() : undefined;
  }, [countsPages, sendsVisits, id, path]);
  return null;
}
