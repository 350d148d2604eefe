import Android from '@mui/icons-material/Android'
import Apple from '@mui/icons-material/Apple'
import Language from '@mui/icons-material/LanguageOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Page } from '#resources'
import { safeUrl } from '#resources/text/detect.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useMessages } from '#src/messages/index.ts'

/** Links to the page's Android, Apple and web apps, as far as it has them (spec 2.104). */
export function AppLinks({ page }: { page: Page }) {
  const t = useMessages()
  const links = [
    { href: safeUrl(shownText(page.AndroidURL)), label: t.page.androidApp, Icon: Android },
    { href: safeUrl(shownText(page.AppleURL)), label: t.page.appleApp, Icon: Apple },
    { href: safeUrl(shownText(page.WebURL)), label: t.page.webApp, Icon: Language },
  ].flatMap(({ href, ...rest }) => (href ? [{ href, ...rest }] : []))
  if (links.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {links.map(({ href, label, Icon }) => (
        <Button
          key={label}
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          variant="outlined"
          startIcon={<Icon />}
        >
          {label}
        </Button>
      ))}
    </Box>
  )
}
