const lookEvery = 250

/**
 * Ends this process when the `npm run` that started it is ended. npm starts a shell that starts us, and passes a
 * SIGTERM to the shell alone, which dies and leaves us running: what shows is that our parent becomes another.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookEvery).unref()
  // Ctrl+C reaches the shell and us at once; a second signal would cut a graceful end short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      clearInterval(timer)
      // Nobody else listens yet: what the signal does by itself.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    })
  }
}
