import type { Db } from '../../server/db/database.ts';
import type { RoadRow } from '../../server/db/site-rows.ts';
import { insertRecord } from '../../server/features/records/versioned-records.ts';
import { ROAD } from '../../server/features/roads/road-records.ts';

type Content = Pick<RoadRow, 'name' | 'state' | 'note' | 'source' | 'source_url'>;

/** Checked at that moment. Without the rules of a form: an old road may lack a source. */
export function makeRoad(db: Db, content: Content, now: Date): Promise<RoadRow> {
  return insertRecord(db, ROAD, { ...content, checked_at: now.toISOString() }, now);
}
