import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { listenForChimes } from './notices/chime-in-one-tab.ts';
import { leadNoticesBy } from './notices/watch-arrivals.ts';
import { ChangesOffer } from './refresh/changes-offer.tsx';
import { useLiveLine } from './use-live-line.ts';
import { useTitleCount } from './use-title-count.ts';

export function LivePart() {
  const navigate = useNavigate();
  useLiveLine();
  useTitleCount();
  useEffect(() => leadNoticesBy((path) => void navigate(path)), [navigate]);
  useEffect(listenForChimes, []);
  return <ChangesOffer />;
}
