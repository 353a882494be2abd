import { z } from 'zod';
import { formTraces } from './fields/form-traces.contract.ts';
import { emailAddress, id, timestamp } from './fields/text.contract.ts';

export const subscriber = z.object({ _id: id, email: z.string(), subscribedAt: timestamp });
export const subscribeBody = z.object({ email: emailAddress, ...formTraces });

export type Subscriber = z.infer<typeof subscriber>;
