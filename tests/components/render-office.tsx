import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { StaffRole } from '@tischlein/domain/staff';
import { onTestFinished } from 'vitest';
import { send } from '../../apps/office/app/api/send.ts';
import { Office } from '../../apps/office/app/office.tsx';
import '../../apps/office/app/styles/office.css';
import { mount } from './mount.tsx';
import { openBranch } from './open-branch.ts';
import { signInOnce } from './sign-in-once.ts';

/**
 * Opens a branch for this test and renders an office page of it. Returns its id.
 */
export async function renderOffice(
  page: `/${string}`,
  config: Partial<ShopConfig> = {},
  menu?: (menu: MenuDocument) => MenuDocument,
): Promise<string> {
  const slug = await openBranch({ config, ...(menu && { menu }) });
  history.replaceState(null, '', `/office/${slug}${page}`);
  mount(<Office />);
  return slug;
}

/** Renders the office of a new member of staff of a new branch. Returns its slug; the owner is signed in again afterwards. */
export async function renderOfficeAs(role: StaffRole, path = ''): Promise<string> {
  return (await renderOfficeFor(role, path)).slug;
}

/** The same, and who it is. */
export async function renderOfficeFor(role: StaffRole, path: string) {
  const slug = await openBranch();
  const member = await addMember(role, slug);
  await enter(member);
  history.replaceState(null, '', `/office${path.replace(':slug', slug)}`);
  mount(<Office />);
  return { slug, ...member };
}

interface Member {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** Adds a member of staff, as the owner. */
export async function addMember(role: StaffRole, slug: string): Promise<Member> {
  const email = `${crypto.randomUUID()}@tramonto.example`;
  const added = await send(calls.addStaff, { body: { email, role, shops: [shopId(slug)] } });
  if (!added.ok) throw new Error(added.problem.message);
  return { id: added.value.member.id, email, password: added.value.password };
}

/** Signs them in until the end of the test. */
export async function enter({ email, password }: Member): Promise<void> {
  const opened = await send(calls.openSession, { body: { email, password } });
  if (!opened.ok) throw new Error(opened.problem.message);
  onTestFinished(async () => void (await send(calls.endSession)));
}

/** Renders the office of the demo's owner at this address. */
export async function renderOfficeAt(path: string) {
  await signInOnce();
  history.replaceState(null, '', `/office${path}`);
  mount(<Office />);
}
