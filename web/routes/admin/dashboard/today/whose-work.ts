import { WHOSE, type Whose } from '../../../../../contracts/today-terms.ts';
import { browserStorage } from '../../../../lib/browser/browser-storage.ts';

const KEY = 'today-whose';

export function readWhose(): Whose {
  const stored = browserStorage.read(KEY);
  return WHOSE.find((whose) => whose === stored) ?? 'mine';
}

export function rememberWhose(whose: Whose): void {
  browserStorage.write(KEY, whose);
}
