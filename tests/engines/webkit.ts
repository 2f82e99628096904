import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../tools/free-port.ts';
import { findProgram } from '../../tools/find-program.ts';
import { findInPage, type Kind } from './find-in-page.ts';
import type { EngineWindow } from './visitor.ts';

const DRIVER = findProgram('WebKitWebDriver');
const DISPLAY = findProgram('Xvfb');
/** The browser that Debian's package webkit2gtk-driver comes with; it is on no PATH. */
const BROWSER = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

export const hasWebKit = (): boolean => [DRIVER, DISPLAY, BROWSER].every((path) => path !== undefined);

/** Starts a display that needs no screen, and WebKit's driver on it; a driver leads one window. */
export async function openWebKit(size: { width: number; height: number }): Promise<EngineWindow> {
  const display = spawn(DISPLAY ?? '', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}`, GDK_BACKEND: 'x11', LANG: 'C.UTF-8' };
  const driver = spawn(DRIVER ?? '', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const session = await connect(port);
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return lead(session, [driver, display]);
}

async function connect(port: number): Promise<WebDriver> {
  const options = { binary: BROWSER, args: ['--automation'] };
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const started = Date.now();
  for (;;)
    try {
      return await builder.build();
    } catch (problem) {
      // The driver does not say when it listens.
      if (Date.now() - started > 20_000) throw problem;
    }
}

function lead(session: WebDriver, processes: readonly ChildProcess[]): EngineWindow {
  const find = (kind: Kind, name: string): Promise<WebElement | null> =>
    session.executeScript<WebElement | null>(`return (${String(findInPage)})(arguments[0], arguments[1])`, kind, name);
  const act = async (kind: Kind, name: string, how: (element: WebElement) => Promise<void>): Promise<boolean> => {
    try {
      const element = await find(kind, name);
      if (element) await how(element);
      return element !== null;
    } catch (problem) {
      if (isOfMovingPage(problem)) return false;
      throw problem;
    }
  };
  return {
    opens: (address) => session.get(address),
    presses: (name) => act('button', name, (element) => element.click()),
    fills: (label, text) =>
      act('field', label, async (element) => {
        await element.clear();
        await element.sendKeys(text, Key.TAB);
      }),
    runs: (script) => session.executeScript(`return (${String(script)})()`),
    address: () => session.getCurrentUrl(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    closes: async () => {
      await session.quit();
      for (const process of processes) process.kill();
    },
  };
}

/** The page was redrawn, or a dialog slid over the element, between finding and pressing it. */
const isOfMovingPage = (problem: unknown): boolean =>
  problem instanceof Error &&
  /^(StaleElementReference|ElementClickIntercepted|ElementNotInteractable)Error$/.test(problem.name);
