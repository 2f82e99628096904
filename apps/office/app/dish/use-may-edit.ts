import { useOffice } from '../frame/office-context.ts';

/** Whether the signed-in person may change the menu. */
export const useMayEdit = (): boolean => useOffice().may('menu', 'write');
