import * as calls from '@tischlein/contract/calls';
import type { LinkedReservation } from '@tischlein/contract/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { usePath } from '../browser/router.tsx';
import { useDocument, useShop } from '../context/shop-context.ts';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { LateGroupStrip } from '../features/group/late-group-strip.tsx';
import { GuestReservation } from '../features/reservation/guest-reservation.tsx';
import type { ReservationLink } from '../features/reservation/reservation-link.ts';
import { RestaurantReservation } from '../features/reservation/restaurant-reservation.tsx';
import { VoidLink } from '../features/reservation/void-link.tsx';
import type { PageProps } from './page-props.ts';

/** /tr/{id}/{type}: a guest's reservation, and the restaurant's answer to it */
export default function ReservationPage({ id: token }: PageProps) {
  const type = usePath().split('/')[3] ?? '';
  return (
    <>
      <Bar />
      <Linked token={token} type={type} />
      <SiteFoot />
      <LateGroupStrip />
    </>
  );
}

function Linked({ token, type }: { readonly token: string; readonly type: string }) {
  const { shop } = useShop();
  const { value: linked, problem, write } = useLinked(token);
  if (linked === null || (linked === undefined && problem !== '')) return <VoidLink />;
  if (linked === undefined)
    return (
      <main className="reservation" id="content" tabIndex={-1}>
        <Skeleton />
      </main>
    );
  const link: ReservationLink = {
    token,
    type,
    linked,
    answer: (action, message = '') =>
      write(
        () =>
          send(calls.answerReservation, {
            params: { shop: shop.id, action },
            body: { token, sequence: linked.reservation.sequence, message },
          }),
        takeAnswer,
      ),
    change: (change) =>
      write(
        () =>
          send(calls.changeReservation, {
            params: { shop: shop.id },
            body: { token, sequence: linked.reservation.sequence, ...change },
          }),
        takeAnswer,
      ),
  };
  return linked.by === 'guest' ? <GuestReservation link={link} /> : <RestaurantReservation link={link} />;
}

/** What came with the document, if it is of this link; else it is read. null: the link is not valid. */
function useLinked(token: string) {
  const { shop } = useShop();
  const { reservation: first } = useDocument();
  const isOfDocument = first === null || (first !== undefined && token.startsWith(`${first.reservation.id}.`));
  return useRemote<LinkedReservation | null>({
    key: token,
    first: isOfDocument ? first : undefined,
    isFirstCurrent: isOfDocument,
    read: () => send(calls.lookAtReservation, { params: { shop: shop.id }, body: { token } }),
  });
}
