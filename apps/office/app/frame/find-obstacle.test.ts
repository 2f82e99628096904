import type { StaffRole } from '@tischlein/domain/staff';
import type { HelpStep } from '@tischlein/wording/office';
import { describe, expect, it } from 'vitest';
import { findObstacle } from './find-obstacle.ts';

const PRINTER: HelpStep = { words: 'Drucker einrichten', page: '/drucker', area: 'shop' };
const TEAM: HelpStep = { words: 'Leute einladen', page: '/team' };
const READ_TEXTS: HelpStep = { words: 'Rechtstexte lesen', page: '/recht', access: 'read' };
const ACCOUNT: HelpStep = { words: 'Namen eintragen', page: '/konto' };

const branch = { isFranchiseOverview: false };
const as = (role: StaffRole) => ({ session: { role, device: null }, shop: branch });

describe('the next step of the help', () => {
  it.each<[StaffRole, HelpStep]>([
    ['owner', PRINTER],
    ['branchManager', TEAM],
    ['accountant', READ_TEXTS],
    ['driver', ACCOUNT],
  ])('%s takes it', (role, step) => {
    expect(findObstacle(step, as(role))).toBeNull();
  });

  it.each<[StaffRole, HelpStep, string]>([
    ['staff', PRINTER, 'Drucker einrichten: Das geht mit der Rolle Inhaber.'],
    ['staff', TEAM, 'Leute einladen: Das geht mit der Rolle Inhaber, Region oder Leitung.'],
    ['driver', READ_TEXTS, 'Rechtstexte lesen: Das geht mit der Rolle Inhaber, Region, Leitung oder Steuerbüro.'],
  ])('%s reads whose it is', (role, step, words) => {
    expect(findObstacle(step, as(role))).toBe(words);
  });

  it('a shared device has no account of its own', () => {
    const session = { role: 'staff', device: { isLocked: false } } as const;
    expect(findObstacle(ACCOUNT, { session, shop: branch })).toBe(
      'Namen eintragen: Das geht, wenn Du mit Deinem eigenen Konto angemeldet bist.',
    );
  });

  it('the overview of a franchise leaves it to its branches', () => {
    const session = { role: 'owner', device: null } as const;
    expect(findObstacle(PRINTER, { session, shop: { isFranchiseOverview: true } })).toBe(
      'Drucker einrichten: Das geht in jeder Filiale.',
    );
  });
});
