import favicon from '../../../demo/brand/teesta-trails/favicon.svg?inline';
import { useRootData } from '../settings/use-settings.ts';

/** On the server alone, which draws all but the demo's: see `look.routes.ts`. */
export function SiteIcons() {
  const root = useRootData();
  const isShipped = root && !root.look?.logo && !root.look?.initials;
  return (
    <>
      {/* With only this size declared, browsers that support SVG prefer the SVG icon. */}
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      {isShipped ? (
        <link rel="icon" href={favicon} type="image/svg+xml" />
      ) : (
        <link rel="icon" href="/brand/icon-192.png" type="image/png" sizes="192x192" />
      )}
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
