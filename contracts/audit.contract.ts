import { z } from 'zod';
import { listQuery } from './answers.contract.ts';
import { daysQuery } from './fields/day.contract.ts';
import { givenId, id, timestamp } from './fields/text.contract.ts';

const fields = z.record(z.string(), z.unknown());

export const auditEntry = z.object({
  _id: id,
  /** Null once the account is deleted; the name stays. */
  actorId: id.nullable(),
  actorName: z.string(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectLabel: z.string(),
  before: fields.nullable(),
  after: fields.nullable(),
  createdAt: timestamp,
});

export const auditFilters = daysQuery.extend({
  subject: givenId.optional(),
  subjectId: givenId.optional(),
  actor: givenId.optional(),
  action: givenId.optional(),
});

export const auditQuery = listQuery.extend(auditFilters.shape);

export const auditChoices = z.object({
  /** `_id`: for the filter; of a deleted account, of which the log keeps the name alone, that name. */
  actors: z.array(z.object({ _id: id, name: z.string(), hasLeft: z.boolean() })),
  subjects: z.array(z.string()),
  actions: z.array(z.string()),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilters = z.infer<typeof auditFilters>;
export type AuditChoices = z.infer<typeof auditChoices>;
