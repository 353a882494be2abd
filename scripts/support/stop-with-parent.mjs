// The channel closes when the parent is gone, even if killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
