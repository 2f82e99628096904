/**
 * Exits with one sentence in both languages instead of a stack trace.
 * @param {string} german
 * @param {string} english
 * @returns {never}
 */
export function stop(german, english) {
  process.stderr.write(`\n${german}\n${english}\n`);
  process.exit(1);
}
