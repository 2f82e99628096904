export * from './can-reserve.ts';
export * from './check-reservation.ts';
export * from './reservation-state.ts';
export * from './reservation-times.ts';
export * from './seats.ts';
