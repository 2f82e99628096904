import { steps } from '@tischlein/ui/steps';

/** Redirects to the provider's page; false if its address cannot be opened. */
export function openProvider(url: string): boolean {
  if (!URL.canParse(url, location.href)) return false;
  steps.whenSettled(() => location.assign(url));
  return true;
}
