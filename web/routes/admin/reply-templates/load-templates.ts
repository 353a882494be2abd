import type { FilledTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { staffApi } from '../staff-api.ts';

/** All templates as an answer to this enquiry takes them, those that fit best first. */
export async function loadTemplatesForEnquiry(id: string): Promise<FilledTemplate[]> {
  return (await staffApi.fillTemplatesForEnquiry({ params: { id } })).data;
}

/** The same of a message. */
export async function loadTemplatesForMessage(id: string): Promise<FilledTemplate[]> {
  return (await staffApi.fillTemplatesForMessage({ params: { id } })).data;
}
