import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'chromium-headless-shell', 'google-chrome-stable', 'google-chrome'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser from CHROMIUM_PATH, the system or Playwright, or undefined. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...onPath, ...MAC_APPLICATIONS, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
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
