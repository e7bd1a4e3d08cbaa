// Loaded before a program that the launcher starts (node --import): when the launcher is gone, even
// killed, the channel to it closes, and the program ends instead of keeping its port for ever.
const PATIENCE_MS = 5_000

/** Helpers that the program starts inherit this file, but follow the program, not the launcher. */
export const isOfLauncher = String(process.ppid) === process.env['HANDOVER_LAUNCHER_PID']

if (isOfLauncher) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel?.unref()
}
