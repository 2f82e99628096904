import { stop } from './stop.mjs';

const KILLED = 137;

/** Exits with a message if a build was ended by the system, which does so when memory runs out. */
export function requireUnkilled(exitCode: number): void {
  if (exitCode !== KILLED) return;
  stop(
    'Das Betriebssystem hat den Bau beendet, wahrscheinlich fehlt Arbeitsspeicher: Gebraucht wird 1 GB. Bitte mehr zuteilen (oder Auslagerungsspeicher anlegen), oder das fertige Release-Archiv nehmen, das nichts baut.',
    'The system has ended the build, probably for lack of memory: it needs 1 GB. Please provide more (or swap space), or take the release archive, which builds nothing.',
  );
}
