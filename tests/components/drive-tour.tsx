import * as calls from '@tischlein/contract/calls';
import { orderId } from '@tischlein/domain';
import { send } from '../../apps/office/app/api/send.ts';
import { Office } from '../../apps/office/app/office.tsx';
import '../../apps/office/app/styles/office.css';
import { mount } from './mount.tsx';
import { openBranch } from './open-branch.ts';
import { openForGuests } from './open-for-guests.ts';
import { placeOrder } from './place-order.ts';
import { addMember, enter } from './render-office.tsx';

const GUEST = { isPickup: false, street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
const SPRITZ = { dish: 'Aperitivo Spritz', amount: 1 };
const TIRAMISU = { dish: 'Tiramisù della Nonna', amount: 9 };

/** A driver opens the page with a tour to two guests, Ada and Ben; the first has ordered alcohol. */
export async function driveTour() {
  const shop = await openBranch();
  const params = { shop };
  await openForGuests(shop);
  const contact = { ...GUEST, floor: '3. Stock', messageDriver: 'Bitte klopfen' };
  const orders = [
    await placeOrder({ shop, items: [TIRAMISU, SPRITZ], formValues: { ...contact, name: 'Ada Köhler' } }),
    await placeOrder({ shop, items: [TIRAMISU], formValues: { ...GUEST, street: 'Ackerstraße', name: 'Ben Roth' } }),
  ];
  for (const id of orders)
    for (const action of ['accept', 'ready'] as const)
      must(await send(calls.actOnOrder, { params: { shop, orderId: id, action }, body: {} }));
  const driver = await addMember('driver', shop);
  const [first] = must(
    await send(calls.createTour, { params, body: { driver: driver.id, orders: orders.map(orderId) } }),
  );
  await enter(driver);
  history.replaceState(null, '', '/office');
  mount(<Office />);
  return { shop, orders, driver, tour: first?.tour?.id ?? '' };
}

const must = <Value,>(answer: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};
