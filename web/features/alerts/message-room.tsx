import { useEffect } from 'react';
import { sitting } from '../drafts/sitting/sitting.ts';
import { tellEmptied } from '../drafts/sitting/tell-emptied.ts';
import { useSession } from '../session/use-session.ts';
import { alertStore } from './alerts.ts';
import { closeMenus } from './close-menus.ts';
import './line-news.ts';
import { useAlert } from './use-alert.ts';

/** Looks after what is said, wherever that stands. Shows nothing itself. */
export function MessageRoom(): null {
  const id = useAlert()?.id;
  const userId = useSession().user?._id;
  useEffect(() => sitting.subscribe(tellEmptied), []);
  useEffect(() => {
    if (id) closeMenus();
  }, [id]);
  useEffect(() => {
    if (userId) alertStore.dismissOffer();
  }, [userId]);
  return null;
}
