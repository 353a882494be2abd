import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { labelOf } from './library/replace-picture.ts';
import { type CutRow, insertMedia } from './media.queries.ts';

type Upload = CutRow & Pick<MediaRow, 'id' | 'is_permanent' | 'original_name'>;

export async function recordUpload(trx: Db, upload: Upload, by: StaffAction): Promise<MediaRow> {
  const row = await insertMedia(trx, {
    ...upload,
    alt: '',
    focus_x: 50,
    focus_y: 50,
    is_uploaded: 1,
    uploaded_by: by.actor.id,
    created_at: by.now.toISOString(),
  });
  await recordAudit(trx, {
    ...by,
    action: 'picture.upload',
    subject: { kind: 'picture', id: row.id, label: labelOf(row) },
    after: { url: row.url },
  });
  return row;
}
