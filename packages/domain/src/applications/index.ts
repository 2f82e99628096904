export * from './check-application.ts';
