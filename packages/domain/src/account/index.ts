export * from './account.ts';
export * from './account-profile.ts';
export * from './check-account.ts';
export * from './fill-form.ts';
export * from './person-name.ts';
