const pollIntervalMs = 250

/**
 * Ends this process with the `npm run` that started it. npm passes SIGTERM only to the shell between us; when that
 * dies, our parent process changes.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, pollIntervalMs).unref()
  // Ctrl+C reaches the shell and us at once; a second signal would interrupt a graceful shutdown.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      clearInterval(timer)
      // No other listener yet: let the signal take its default effect.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
  }
}
