import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './project.mjs';
import { StepFailed } from './step.mjs';

const NAME_AND_VALUE = /^(?:export )?([A-Za-z_][A-Za-z_0-9]*) *= *(.*)$/;

/** Parsers disagree on an unquoted `#`: Node ends the value there, systemd does not. */
function hasBareHash(value) {
  return !/^['"`]/.test(value) && /^#|[^\s]#/.test(value);
}

function faultsOf(text) {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const [, name, value] = NAME_AND_VALUE.exec(line.trim()) ?? [];
    return name && hasBareHash(value) ? [`line ${at + 1}, ${name}`] : [];
  });
}

/**
 * Flags for Node to read `.env` or the file in `ENV_FILE`. The environment takes precedence. Throws if an unquoted
 * value has a `#`.
 */
export function envFileFlags(named = process.env.ENV_FILE, folder = root) {
  const file = resolve(folder, named || '.env');
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (!named && error.code === 'ENOENT') return [];
    throw new StepFailed(`The settings could not be read: ${error.message}`);
  }
  const faults = faultsOf(text);
  if (faults.length > 0) {
    throw new StepFailed(
      `${file}: a value with a # needs quotes around it, as in NAME='a#b'; a remark needs a space before its #:\n` +
        faults.map((fault) => `  - ${fault}`).join('\n'),
    );
  }
  return [`--env-file=${file}`];
}
