import { z } from 'zod';
import { listQuery } from '../answers.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { beforeCleaning, cleanText } from '../fields/text.contract.ts';

const SEARCH_FAULT = `Search for ${LIMITS.searchText} characters at most.`;

export const typedSearch = z
  .string({ error: SEARCH_FAULT })
  .max(beforeCleaning(LIMITS.searchText), SEARCH_FAULT)
  .transform(cleanText)
  .pipe(z.string().max(LIMITS.searchText, SEARCH_FAULT))
  .optional();

export const searchedListQuery = listQuery.extend({ q: typedSearch });
