/** Shows on the icon of the installed office how many orders are new; browsers without one do nothing. */
export function showBadge(orders: number): void {
  if (!('setAppBadge' in window.navigator)) return;
  const shown = orders > 0 ? window.navigator.setAppBadge(orders) : window.navigator.clearAppBadge();
  // Refused where the page is not installed.
  shown.catch(() => {});
}
