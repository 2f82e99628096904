export * from './permissions.ts';
export * from './manage-staff.ts';
export * from './config-areas.ts';
export * from './refund-limit.ts';
export * from './api-scopes.ts';
export * from './second-factor.ts';
export * from './device.ts';
export * from './picture-areas.ts';
