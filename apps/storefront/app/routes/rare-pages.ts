// Pages that few visits begin with, or that a guest reaches after ordering. The entry would list all their files by name.
export const table = () => import('../pages/table.tsx');
export const tableBill = () => import('../pages/table-bill.tsx');
export const unsubscribe = () => import('../pages/unsubscribe.tsx');
export const reserveTable = () => import('../pages/reserve-table.tsx');
export const reservation = () => import('../pages/reservation.tsx');
export const feedback = () => import('../pages/feedback.tsx');
export const service = () => import('../pages/service.tsx');
export const telephone = () => import('../pages/telephone.tsx');
export const receipt = () => import('../pages/receipt.tsx');
export const openingTimes = () => import('../pages/opening-times.tsx');
export const directions = () => import('../pages/directions.tsx');
export const about = () => import('../pages/about.tsx');
export const coupon = () => import('../pages/coupon.tsx');
export const holding = () => import('../pages/holding.tsx');
export const staticPage = () => import('../pages/static-page.tsx');
export const notFound = () => import('../pages/not-found.tsx');
export const order = () => import('../pages/order.tsx');
