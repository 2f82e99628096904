import { describeFinding, DOCTOR_CHECKS } from '@tischlein/wording/doctor';
import { formatFindings } from '@tischlein/wording/doctor-report';
import { nameCommands } from '@tischlein/wording/commands';
import { systemClock } from '../clock.ts';
import { examine } from '../doctor/examine.ts';
import { isRelease } from '../installation.ts';
import { runCommand } from './command-line.ts';

// The German institute that keeps the legal time.
const TIME_SERVER = 'ptbtime1.ptb.de';
const CHECKS = Object.keys(DOCTOR_CHECKS);

const options = {
  json: { type: 'boolean' },
  'time-server': { type: 'string' },
  'dkim-selector': { type: 'string' },
} as const;

await runCommand({ name: 'doctor', words: 0, options }, async ({ settings, has, text }) => {
  const timeServer = text('time-server') ?? TIME_SERVER;
  const found = await examine({ settings, clock: systemClock, timeServer, dkimSelector: text('dkim-selector') });
  const findings = found.toSorted((left, right) => CHECKS.indexOf(left.check) - CHECKS.indexOf(right.check));
  const name = (sentence: string): string => nameCommands(sentence, isRelease());
  if (has('json')) {
    const described = findings.map((finding) => ({ ...finding, sentence: name(describeFinding(finding)) }));
    console.log(JSON.stringify({ findings: described }, null, 2));
  } else console.log(name(formatFindings(findings)));
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
});
