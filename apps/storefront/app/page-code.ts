import type { ComponentType } from 'react';
import { readyCode } from './ready-code.ts';
import type { Page, PageProps } from './routes.tsx';

type PageCode = ComponentType<PageProps>;

const codes = new Map<Page['name'], () => Promise<PageCode>>();

/** Loads a page's code, once. */
export function pageCode({ name, load }: Page): Promise<PageCode> {
  const code = codes.get(name) ?? readyCode(async () => (await load()).default);
  codes.set(name, code);
  return code();
}
