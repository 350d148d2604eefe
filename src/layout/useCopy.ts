import { useMessages } from '#src/messages/index.ts'
import { copyText } from '#src/providers/device/clipboard.ts'
import { useToast } from './feedback/Toaster.tsx'

/**
 * `const copy = useCopy(); copy('09 421 000 111')`: into the clipboard, and a toast says so, or that it could not. `shown`: as it
 * stands on the screen, where that is written otherwise.
 */
export function useCopy(): (text: string, shown?: string) => Promise<void> {
  const t = useMessages()
  const toast = useToast()
  return async (text, shown = text) =>
    toast((await copyText(text)) ? t.page.copied({ text: shown }) : t.page.copyRefused)
}
