import type { Db } from '../../db/database.ts';

/**
 * Takes a traveller out of what the audit log says of the account and of its newsletter. That something was done, by
 * whom and when, stays.
 */
export async function forgetPerson(trx: Db, user: { id: string; email: string }): Promise<void> {
  await trx
    .updateTable('audit_log')
    .set({ subject_label: 'A former traveller', before: null, after: null })
    .where((where) =>
      where.or([
        where.and([where('subject_kind', '=', 'user'), where('subject_id', '=', user.id)]),
        where.and([where('subject_kind', '=', 'subscriber'), where('subject_label', '=', user.email)]),
      ]),
    )
    .execute();
}
