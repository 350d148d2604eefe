import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useAllMessages } from '#src/messages/working.ts'
import { downloadProof, type JudgedClaim } from '#src/providers/calls/claims.ts'
import { saveFile } from '#src/providers/calls/download.ts'
import { failureText } from '#src/resource/failureText.ts'

/** The document of a claim: a picture is shown, anything else is saved. It is asked for when it is wanted, and kept by nobody. */
export function ClaimDocument({ claim }: { claim: JudgedClaim }) {
  const t = useAllMessages()
  const [address, setAddress] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address])

  async function open() {
    setFailure(null)
    try {
      const file = await downloadProof(claim.Id)
      if (claim.DocumentType?.startsWith('image/')) setAddress(URL.createObjectURL(file.content))
      else saveFile(file)
    } catch (error) {
      setFailure(failureText(t, error))
    }
  }

  if (claim.DocumentType === null) return <p>{t.claims.proofGone}</p>
  return (
    <Box sx={{ mt: 1 }}>
      {address === null ? (
        <Button variant="outlined" onClick={() => void open()}>
          {t.claims.openProof}
        </Button>
      ) : (
        <Box
          component="img"
          src={address}
          alt={t.claims.proofOf({ name: claim.Name })}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 600 }}
        />
      )}
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </Box>
  )
}
