// The channel to the parent closes when that is gone, however it went. See `project.mjs`.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
