import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { managedPicture, pictureBody } from '../media.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const pictureCalls = describeCalls('pictures', {
  uploadPicture: {
    summary: 'Upload one picture as the form field `file`: JPEG, PNG, WebP or AVIF',
    body: 'multipart/form-data',
    answer: answerOf(managedPicture),
  },
  getWholePicture: {
    summary: 'An uploaded picture uncut, to choose its focus on',
    params: idParams,
    file: 'image/webp',
  },
  changePicture: {
    summary: 'Say what a picture shows, and what of it stays in sight where it is cut',
    params: idParams,
    body: pictureBody,
    answer: answerOf(managedPicture),
  },
  deletePicture: {
    summary: 'Delete a picture that no tour shows, and nobody of the team',
    params: idParams,
    answer: doneAnswer,
  },
});
