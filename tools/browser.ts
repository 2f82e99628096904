import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'chromium-headless-shell', 'google-chrome-stable', 'google-chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser from CHROMIUM_PATH, the system or Playwright, or undefined. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  const others = [...MAC_APPLICATIONS, chromium.executablePath()];
  return existsSync(named) ? named : (findProgram(...NAMES) ?? others.find((path) => existsSync(path)));
}

/** Like findBrowser, but installs one if missing: Debian's as root, else Playwright's. */
export function ensureBrowser(): string | undefined {
  return findBrowser() ?? tryInstall(installWithApt) ?? tryInstall(installWithPlaywright);
}

function tryInstall(install: () => void): string | undefined {
  try {
    install();
  } catch {
    return undefined; // Try the next source; the caller reports if none worked.
  }
  return findBrowser();
}

function installWithApt(): void {
  if (process.getuid?.() !== 0) return;
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { stdio: 'ignore' });
}

function installWithPlaywright(): void {
  execFileSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { stdio: 'ignore' });
}
