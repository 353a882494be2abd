import type { ConsentRecord } from '../../../contracts/consent-record.contract.ts';
import type { ConsentRow } from '../../db/desk-rows.ts';

export function presentConsent({ purpose, wording, version, given_at, network }: ConsentRow): ConsentRecord {
  return { purpose, wording, version, givenAt: given_at, network };
}
