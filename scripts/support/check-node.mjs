// Every script that people start imports this first. Old syntax on purpose: an old Node must be able to parse it.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Teesta needs Node 20.19 or newer to start; this is Node ${process.versions.node}.\n` +
      'Install a current one from https://nodejs.org and run the command again.\n',
  );
  process.exit(1);
}
