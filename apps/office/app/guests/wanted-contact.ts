import { createStore } from '@tischlein/ui/store';

/** The e-mail address or phone number whose data are looked up. Not in the address, which would name the guest. */
export const wantedContact = createStore('');
