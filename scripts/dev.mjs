import './support/check-node.mjs';
import { installIfNeeded } from './support/install.mjs';
import { serveAndRestart } from './support/serve.mjs';
import { runScript } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded({ withTools: true });
  // Vite reloads the pages; only the server's own code needs a restart.
  serveAndRestart(['server', 'contracts'], { NODE_ENV: 'development' });
});
