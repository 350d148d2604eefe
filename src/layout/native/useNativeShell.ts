import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isNative, useConfig } from '#src/providers/config.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** In the native shell: shared links, the back button, push registration. Nothing at all, and nothing loaded, elsewhere. */
export function useNativeShell(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(
    () => inShell(async () => (await import('#src/providers/native/shell.ts')).watchShell((path) => open(path))),
    [],
  )
  const { appName } = useConfig()
  const who = useStoredProfile()
  useEffect(
    () => inShell(async () => (await import('#src/providers/native/push.ts')).watchPush(who, appName)),
    [who, appName],
  )
}

/** Starts listening; the effect's end stops it, also where it has not begun yet. */
function inShell(watch: () => Promise<() => void>): (() => void) | undefined {
  if (!isNative()) return undefined
  const stop = watch().catch((error: unknown) => {
    console.warn(error)
    return () => undefined
  })
  return () => void stop.then((end) => end())
}
