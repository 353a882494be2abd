import { z } from 'zod';
import { LIMITS } from '../fields/field-limits.ts';
import { givenId, id } from '../fields/text.contract.ts';

export const mergeSavedToursBody = z.object({
  tourIds: z
    .array(givenId.pipe(z.string().max(64, 'This is not a tour.')), { error: 'Send a list of tours.' })
    .max(LIMITS.savedTours, `At most ${LIMITS.savedTours} tours can be saved.`),
});

export const savedTourIds = z.array(id);
