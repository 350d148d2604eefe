import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isNative, useConfig } from '#src/providers/config.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/**
 * In the native shell, handles shared links, the back button and push registration. On the web it does and loads
 * nothing.
 */
export function useNativeShell(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(
    () => inShell(async () => (await import('#src/providers/native/shell.ts')).watchShell((path) => open(path))),
    [],
  )
  const { appName } = useConfig()
  const profile = useStoredProfile()
  useEffect(
    () => inShell(async () => (await import('#src/providers/native/push.ts')).watchPush(profile, appName)),
    [profile, appName],
  )
}

/** Starts a listener; the returned cleanup also stops one that is still starting. */
function inShell(start: () => Promise<() => void>): (() => void) | undefined {
  if (!isNative()) return undefined
  const stop = start().catch((error: unknown) => {
    console.warn(error)
    return () => undefined
  })
  return () => void stop.then((stopListening) => stopListening())
}
