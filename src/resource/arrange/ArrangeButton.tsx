import OrderIcon from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Resource } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'

/** Dragging comes when somebody wants to. */
const ArrangeDialog = lazy(async () => ({ default: (await import('./ArrangeDialog.tsx')).ArrangeDialog }))

interface ArrangeButtonProps {
  readonly resource: Resource
  readonly filter?: Readonly<Record<string, unknown>>
}

export function ArrangeButton(props: ArrangeButtonProps) {
  const t = useAllMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<OrderIcon aria-hidden />} onClick={() => setIsOpen(true)}>
        {t.manage.arrange}
      </Button>
      {isOpen && (
        <Suspense>
          <ArrangeDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
