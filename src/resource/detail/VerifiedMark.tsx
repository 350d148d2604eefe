import Verified from '@mui/icons-material/VerifiedRounded'
import { verified } from '#resources'
import { useMessages } from '#src/messages/index.ts'

/** The badge of a verified page, wire status 9 (spec 4.29). */
export function VerifiedMark({ status, size = 18 }: { status: number; size?: number }) {
  const t = useMessages()
  if (status !== verified) return null
  return <Verified titleAccess={t.page.verified} sx={{ fontSize: size, color: 'success.main', flex: 'none' }} />
}
