import { z } from 'zod';
import { listQuery } from './answers.contract.ts';
import { daysQuery } from './fields/day.contract.ts';
import { givenId, id, timestamp } from './fields/text.contract.ts';

/** Only the fields that the change touched, by name. */
const fields = z.record(z.string(), z.unknown());

/** One change that staff made. */
export const auditEntry = z.object({
  _id: id,
  /** Null once the account is gone; the name stays. */
  actorId: id.nullable(),
  actorName: z.string(),
  /** A noun and what was done to it: `tour.update`. */
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** Its name at the time. */
  subjectLabel: z.string(),
  /** Null when it was created. */
  before: fields.nullable(),
  /** Null when it was deleted. */
  after: fields.nullable(),
  createdAt: timestamp,
});

/** `subject` is a kind: `tour`. */
export const auditFilters = daysQuery.extend({
  subject: givenId.optional(),
  subjectId: givenId.optional(),
  actor: givenId.optional(),
  action: givenId.optional(),
});

export const auditQuery = listQuery.extend(auditFilters.shape);

/** What the log can be filtered by. */
export const auditChoices = z.object({
  actors: z.array(z.object({ _id: id, name: z.string() })),
  subjects: z.array(z.string()),
  actions: z.array(z.string()),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilters = z.infer<typeof auditFilters>;
export type AuditChoices = z.infer<typeof auditChoices>;
