import { useSyncExternalStore } from 'react'

const never = () => () => {}
const asksForFingers = () =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(hover: none) and (pointer: coarse)').matches

/** Whether this is a device to hold in the hand and call with; the server takes everybody's for one. */
export const useIsPhone = () => useSyncExternalStore(never, asksForFingers, () => true)
