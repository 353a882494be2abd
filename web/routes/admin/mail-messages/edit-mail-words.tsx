import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/edit-mail-words.ts';
import { findWords, MailWordsEditor } from './mail-words-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Words of a mail');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.kind, findWords));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Words of a mail" />;

export default function EditMailWordsPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="message"
      nameOf={(message) => message.title}
      back={{ to: href('/admin/mail/messages'), text: 'All messages of the site' }}
      gone="The site sends no mail of this name."
    >
      {(message) => message && <MailWordsEditor message={message} />}
    </RecordPage>
  );
}
