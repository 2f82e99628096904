import type { ComponentType } from 'react';
import { readyCode } from '../browser/ready-code.ts';
import type { PageProps } from '../pages/page-props.ts';
import type { Page } from './routes.tsx';

type PageCode = ComponentType<PageProps>;

const codes = new Map<Page['name'], () => Promise<PageCode>>();

/** Loads a page's code, once. */
export function pageCode({ name, load }: Page): Promise<PageCode> {
  const code = codes.get(name) ?? readyCode(async () => (await load()).default);
  codes.set(name, code);
  return code();
}
