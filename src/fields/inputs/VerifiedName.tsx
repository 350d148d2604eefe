import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { verified, verifiedNames, type AnyRecord, type Resource } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'

interface VerifiedNameProps {
  resource: Pick<Resource, 'title' | 'fields'>
  name: string
  /** the record as it is stored; null when creating */
  record: AnyRecord | null
  children: ReactNode
}

/** An input. Of a verified record's name, it says before saving that another one ends verification (docs/rules.md#status). */
export function VerifiedName({ resource, name, record, children }: VerifiedNameProps) {
  if (record?.['Status'] !== verified || !verifiedNames(resource).includes(name)) return children
  return (
    <Box>
      {children}
      <Box role="status">
        <ChangeNotice name={name} stored={String(record[name] ?? '')} />
      </Box>
    </Box>
  )
}

function ChangeNotice({ name, stored }: { name: string; stored: string }) {
  const t = useAllMessages()
  const typed: unknown = useWatch({ name })
  if (String(typed ?? '').trim() === stored) return null
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {t.forms.endsVerification}
    </Alert>
  )
}
