import { accessSync, constants } from 'node:fs';
import { root } from './project.mjs';
import { StepFailed } from './step.mjs';

/** A service's own user may not write to the folder, so a start must not install or build. */
export function refuseToBuildUnlessWritable(folder = root) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StepFailed(
      `${folder} is not built as it is now, and may not be written to by this user.\n` +
        'Build it as the user it belongs to, with “npm run build”, and start again.',
    );
  }
}
