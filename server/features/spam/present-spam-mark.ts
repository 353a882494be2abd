import type { SpamMark } from '../../../contracts/spam-mark.contract.ts';
import { isSpamReason } from '../../../contracts/spam-reasons.ts';
import type { SpamMarkRow } from '../../db/spam-rows.ts';

export function presentSpamMark(row: Pick<SpamMarkRow, 'score' | 'reasons'> | undefined): SpamMark {
  if (!row) return { score: 0, reasons: [] };
  return { score: row.score, reasons: (JSON.parse(row.reasons) as string[]).filter(isSpamReason) };
}
