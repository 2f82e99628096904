export * from './group-members.ts';
export * from './group-name.ts';
export * from './group-order.ts';
export * from './group-stage.ts';
