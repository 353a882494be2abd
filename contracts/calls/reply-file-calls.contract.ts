import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { calendarFile, replyFile } from '../reply-files/reply-files.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

const upload = { params: idParams, body: 'multipart/form-data', answer: answerOf(replyFile) } as const;

export const replyFileCalls = describeCalls('mail', {
  uploadFileForEnquiry: {
    summary: 'Upload a file for a reply as the form field `file`: PDF, JPEG, PNG, WebP or a calendar file',
    ...upload,
  },
  attachCalendarFile: {
    summary: 'Make a calendar file of the enquiry’s travel day, for a reply',
    params: idParams,
    answer: answerOf(calendarFile),
  },
  uploadFileForMessage: { summary: 'Upload a file for a reply to a contact message', ...upload },
  removeReplyFile: {
    summary: 'Remove a file that no reply was sent with',
    params: idParams,
    answer: doneAnswer,
  },
  downloadReplyFile: {
    summary: 'A file of a reply',
    params: idParams,
    file: 'application/octet-stream',
  },
});
