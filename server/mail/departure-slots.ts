import type { Db } from '../db/database.ts';

/** Milliseconds; a window is up to one slot longer. Call it under a lock: concurrent claims must count each other. */
export function countBySlots(table: 'mail_departures' | 'unproved_departures', window: number, slot: number) {
  const slotAt = (time: number) => new Date(Math.floor(time / slot) * slot).toISOString();
  const first = (now: Date) => slotAt(now.getTime() - window);
  // A later slot is from before the clock was set back. Other processes' clocks may be slightly ahead.
  const last = (now: Date) => slotAt(now.getTime() + slot);

  return {
    /** How many left within the window, and when the oldest of its slots leaves it. */
    async find(trx: Db, now: Date): Promise<{ left: number; roomAt: Date }> {
      const slots = await trx
        .selectFrom(table)
        .select(['slot', 'departures'])
        .where('slot', '>=', first(now))
        .where('slot', '<=', last(now))
        .orderBy('slot')
        .execute();
      const left = slots.reduce((sum, { departures }) => sum + departures, 0);
      return { left, roomAt: new Date(Date.parse(slots[0]?.slot ?? now.toISOString()) + window + slot) };
    },
    async note(trx: Db, now: Date): Promise<void> {
      await trx
        .insertInto(table)
        .values({ slot: slotAt(now.getTime()), departures: 1 })
        .onConflict((on) =>
          on.column('slot').doUpdateSet((eb) => ({ departures: eb(`${table}.departures`, '+', 1) })),
        )
        .execute();
      await trx
        .deleteFrom(table)
        .where((eb) => eb.or([eb('slot', '<', first(now)), eb('slot', '>', last(now))]))
        .execute();
    },
    async takeBack(db: Db, notedAt: Date): Promise<void> {
      await db
        .updateTable(table)
        .set((eb) => ({ departures: eb('departures', '-', 1) }))
        .where('slot', '=', slotAt(notedAt.getTime()))
        .execute();
    },
  };
}
