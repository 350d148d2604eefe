interface Bridged {
  Capacitor?: { isNativePlatform?: () => boolean }
}

/**
 * Whether this runs in the native shell. Its bridge stands in the window before any script of ours; on the web nothing of
 * Capacitor is loaded, so nothing of it is asked.
 */
export const isNative = (): boolean =>
  typeof window !== 'undefined' && (window as Bridged).Capacitor?.isNativePlatform?.() === true
