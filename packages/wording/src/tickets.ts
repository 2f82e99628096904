// Paper of the kitchen: the desk's ticket and the slips of printers.
export * from './slip.ts';
export * from './office/tickets.ts';
