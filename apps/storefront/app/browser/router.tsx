import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { steps } from '@tischlein/ui/steps';
import { decode } from './decode.ts';

interface Location {
  /** The shop's part of each URL: '/f=tramonto-mitte', or '' on its own domain. */
  readonly basename: string;
  /** Path below it when the page was rendered. */
  readonly path: string;
}

const LocationContext = createContext<Location>({ basename: '', path: '/' });

/** Gives pages their path and links their URLs. */
export function Router({ basename, path, children }: Location & { readonly children: ReactNode }) {
  const [location] = useState({ basename, path });
  return <LocationContext value={location}>{children}</LocationContext>;
}

/** Path of the page below the shop's URL. A dialog that opens or closes redraws nothing. */
export function usePath(): string {
  const { basename, path: first } = use(LocationContext);
  const [path, setPath] = useState(first);
  useEffect(() => {
    let last = first;
    const follow = (): void => {
      const next = toPath(steps.current.get().address, basename);
      // The page remains until the code of the next one is loaded.
      if (next !== last) startTransition(() => setPath(next));
      last = next;
    };
    // The effects of the page come first: it may have led away already.
    follow();
    return steps.current.subscribe(follow);
  }, [basename, first]);
  return path;
}

/** Whether the guest has left the page of this path and the next one is still loading. */
export function useIsLeaving(path: string): boolean {
  const { basename } = use(LocationContext);
  const isLeaving = (): boolean => toPath(steps.current.get().address, basename) !== path;
  return useSyncExternalStore(steps.current.subscribe, isLeaving, () => false);
}

// Addresses that open something above the menu: a dish, a combo, what an SMS leads to.
const ABOVE_MENU = /^\/(gericht|menue|s)(\/[^/]*)?\/?$/;

/** Path below the shop's URL, decoded and without query and hash; that of the menu if the address is about a part of it. */
export function toPath(url: string, basename: string): string {
  const { pathname } = new URL(url, 'http://shop');
  return decode(pathname, decodeURI).slice(decode(basename, decodeURI).length).replace(ABOVE_MENU, '') || '/';
}

/** Functions that lead to another page of the shop. */
export function useRouter() {
  const { basename } = use(LocationContext);
  return {
    /** For a form, which the browser sends itself. */
    toAddress: (path: string): string => toUrl(path, basename),
    goTo: (path: string): void => steps.goTo(toUrl(path, basename)),
    /** 'Back' skips the page that is left. */
    replaceBy: (path: string): void => steps.replaceBy(toUrl(path, basename)),
  };
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path below the shop's URL, with query and hash. */
  readonly to: string;
  /** 'Back' skips the page that is left. */
  readonly replace?: boolean;
  /** Loads a new document. */
  readonly reloadDocument?: boolean;
}

/** A link to a page of the shop. */
export function Link({ to, replace = false, reloadDocument = false, children, ...attributes }: LinkProps) {
  const { basename } = use(LocationContext);
  const url = toUrl(to, basename);
  const follow = (event: MouseEvent): void => {
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isElsewhere || attributes.target !== undefined) return;
    event.preventDefault();
    if (reloadDocument) steps.whenSettled(() => window.location.assign(url));
    else if (replace) steps.replaceBy(url);
    else steps.goTo(url);
  };
  return (
    <a {...attributes} href={url} onClick={follow}>
      {children}
    </a>
  );
}

const toUrl = (path: string, basename: string): string =>
  path === '/' && basename !== '' ? basename : basename + path;
