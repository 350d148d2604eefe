/** A position that the device knows already is used if it is no older. */
const maximumAgeMs = 5 * 60_000
const timeoutMs = 15_000

/** Whether the device says where it is without asking the person, because they have allowed it before. */
export async function mayLocateUnasked(): Promise<boolean> {
  if (!('geolocation' in navigator) || !('permissions' in navigator)) return false
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  return state === 'granted'
}

/** Where the device is. Rejects where it does not say. */
export const locate = (): Promise<{ latitude: number; longitude: number }> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('This device does not know where it is'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => reject(new Error(error.message)),
      { maximumAge: maximumAgeMs, timeout: timeoutMs },
    )
  })
