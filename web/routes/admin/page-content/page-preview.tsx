import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pathOfMarked } from '../../../../contracts/page-content/marked-text.ts';
import { PAGE_CONTENTS } from '../../../../contracts/page-content/page-contents.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';
import { useContentEditing } from './content-context.ts';
import type { ContentPath } from './content-paths.ts';

/** React Router's own handle to the router of a page. */
type Framed = Window & { __reactRouterDataRouter?: { revalidate: () => Promise<void> } };

/** On all pages: their data is read once, when a page opens. */
export const OF_ALL_PAGES: readonly string[] = ['look', 'frame', 'tours', 'destinations', 'themes'];

const MARKED = `
[data-edit] { outline: 2px dashed transparent; outline-offset: 2px; cursor: pointer; }
[data-edit]:hover, [data-edit]:focus { outline-color: currentColor; }
`;

type Props = {
  /** The field that was typed into last: its text is brought into sight, also where only now this side is. */
  at: string;
  side: 'form' | 'preview';
  onPick: (path: ContentPath) => void;
};

/** The page as visitors will see it. A press on a text opens its field. */
export function PagePreview({ at, side, onPick }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { key, stored } = useContentEditing();
  const pick = useEffectEvent(onPick);
  const [isLost, setLost] = useState(false);
  const act = useStaffAction();

  useEffect(() => {
    // Each saved draft is another version.
    if (stored.version > 0) void refresh(frame.current, key);
  }, [stored.version, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: before the side is shown there is no place to scroll to
  useEffect(() => {
    const drawn = requestAnimationFrame(() => showPlace(frame.current, `${key}.${at}`));
    return () => cancelAnimationFrame(drawn);
  }, [key, at, side]);

  function prepare() {
    const page = frame.current?.contentDocument;
    // A page that may not be framed: signed out, or no answer.
    setLost(!page);
    if (!page) return;
    const sheet = new (page.defaultView as typeof window & Window).CSSStyleSheet();
    sheet.replaceSync(MARKED);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    markTexts(page);
    new MutationObserver(() => markTexts(page)).observe(page.body, {
      ...{ childList: true, characterData: true, subtree: true },
    });
    page.addEventListener(
      'click',
      (event) => {
        const place = (event.target as Element).closest<HTMLElement>('[data-edit]');
        const isLink = (event.target as Element).closest('a, button[type="submit"]');
        if (!place && !isLink) return;
        // Nothing is followed or sent from here.
        event.preventDefault();
        event.stopPropagation();
        if (place?.dataset.edit) pick(place.dataset.edit);
      },
      { capture: true },
    );
  }

  /** Asks to sign in, where nobody is any more. */
  const showAgain = () =>
    act({
      call: () => staffApi.getEditableContent({ params: { key } }),
      failed: 'Failed to load the preview',
      done: () => {
        setLost(false);
        frame.current?.setAttribute('src', frame.current.src);
        return undefined;
      },
      keepsPage: true,
    });

  return (
    <>
      {isLost && (
        <Notice tone="error" role="alert">
          <p className="font-semibold">The preview cannot be shown.</p>
          <p>You are signed out, or there is no connection. What you typed is kept.</p>
          <ActionButton variant="secondary" className="mt-3" onPress={showAgain}>
            Sign in, or try again
          </ActionButton>
        </Notice>
      )}
      <iframe
        ref={frame}
        title="Preview"
        src={`${PAGE_CONTENTS[key].page}?preview=1`}
        onLoad={prepare}
        className={classNames(
          'h-full w-full rounded-card border border-mist bg-paper',
          isLost && 'invisible',
        )}
      />
    </>
  );
}

async function refresh(frame: HTMLIFrameElement | null, key: string): Promise<void> {
  if (!frame) return;
  // Without a line the browser shows a page of its own there, which no script may touch.
  if (!frame.contentDocument) return frame.setAttribute('src', frame.src);
  const page = frame.contentWindow as Framed;
  if (OF_ALL_PAGES.includes(key) || !page.__reactRouterDataRouter) page.location.reload();
  else await page.__reactRouterDataRouter.revalidate();
}

/** By the frame's own window: `scrollIntoView` would scroll the form, too. */
function showPlace(frame: HTMLIFrameElement | null, path: string): void {
  const view = frame?.contentWindow;
  const place = frame?.contentDocument?.querySelector(`[data-edit="${path}"], [data-edit^="${path}."]`);
  if (!place || !view) return;
  const { top, bottom } = place.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3 });
}

/** Each element that shows a text of staff says which, as `home.slides.0.quote`. */
function markTexts(page: Document): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const path = pathOfMarked(textContent ?? '');
    if (path && parentElement && parentElement.dataset.edit !== path) parentElement.dataset.edit = path;
  }
}
