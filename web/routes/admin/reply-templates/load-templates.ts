import type { FilledTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { staffApi } from '../staff-api.ts';

export async function loadTemplatesForEnquiry(id: string): Promise<FilledTemplate[]> {
  return (await staffApi.fillTemplatesForEnquiry({ params: { id } })).data;
}

export async function loadTemplatesForMessage(id: string): Promise<FilledTemplate[]> {
  return (await staffApi.fillTemplatesForMessage({ params: { id } })).data;
}
