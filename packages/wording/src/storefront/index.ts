export * from './frame.ts';
export * from './service.ts';
export * from './menu.ts';
export * from './dish-dialog.ts';
export * from './cart.ts';
export * from './checkout.ts';
export * from './order.ts';
export * from './pages.ts';
