import { useQuery } from '@tanstack/react-query'
import { hasUnreadNotification, unreadKey } from '#src/providers/calls/notifications.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** How often it is asked whether something happened, while the app is looked at. */
const everyTwoMinutes = 120_000

/** Has something happened that the signed-in person has not seen? */
export function useNews(): boolean {
  const email = useStoredProfile()?.Email
  const { data } = useQuery({
    queryKey: unreadKey(email),
    queryFn: ({ signal }) => hasUnreadNotification(signal),
    enabled: email !== undefined,
    staleTime: everyTwoMinutes / 2,
    refetchInterval: everyTwoMinutes,
    refetchOnWindowFocus: true,
  })
  return email !== undefined && data === true
}
