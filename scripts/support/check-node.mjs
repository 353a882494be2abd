// Imported first by every script that a person starts. Old syntax on purpose: an old Node has to be able to read it.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Teesta needs Node 20.19 or newer to start; this is Node ${process.versions.node}.\n` +
      'Install a current one from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}
