import { newKey } from '@tischlein/ui/new-key';
import { useState } from 'react';
import { ShopContext, useShop } from '../context/shop-context.ts';
import { createTelephoneGuest } from '../features/telephone/create-telephone-guest.ts';
import { StaffGate } from '../features/telephone/staff-gate.tsx';
import { TelephoneDesk } from './telephone-desk.tsx';

/** Each order on the telephone has a guest of its own, so that nothing of it stays in the browser of the staff. */
export function TelephonePage() {
  const page = useShop();
  const [{ key, guest }, setCall] = useState(startCall);
  return (
    <StaffGate onDiscard={() => setCall(startCall())}>
      <ShopContext value={{ ...page, guest }}>
        <TelephoneDesk key={key} onNext={() => setCall(startCall())} />
      </ShopContext>
    </StaffGate>
  );
}

const startCall = () => ({ key: newKey(), guest: createTelephoneGuest() });
