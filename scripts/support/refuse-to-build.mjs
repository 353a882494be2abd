import { accessSync, constants } from 'node:fs';
import { root } from './project.mjs';
import { StepFailed } from './step.mjs';

/** Ends a start that would have to install or build in a folder that it may not write to, as a service’s own user. */
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
