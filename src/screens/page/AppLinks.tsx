import { AndroidIcon as Android } from '#src/elements/icons/channels.tsx'
import { AppleIcon as Apple } from '#src/elements/icons/channels.tsx'
import { LanguageOutlinedIcon as Language } from '#src/elements/icons/channels.tsx'
import type { Page } from '#resources'
import { addressKey } from '#src/fields/values/mergeRows.ts'
import { shownUrl } from '#src/fields/values/shownText.ts'
import { useMessages } from '#src/messages/index.ts'
import { Button } from '#src/elements/Button.tsx'

/**
 * Links to the page's Android, Apple and web apps, as far as it has them (spec 2.104). A web app at the address of the website
 * is a contact row already.
 */
export function AppLinks({ page }: { page: Page }) {
  const t = useMessages()
  const isWebsite = addressKey(page.WebURL) === addressKey(page.WebsiteURL)
  const links = [
    { href: shownUrl(page.AndroidURL), label: t.page.androidApp, Icon: Android },
    { href: shownUrl(page.AppleURL), label: t.page.appleApp, Icon: Apple },
    { href: isWebsite ? null : shownUrl(page.WebURL), label: t.page.webApp, Icon: Language },
  ].flatMap(({ href, ...rest }) => (href ? [{ href, ...rest }] : []))
  if (links.length === 0) return null
  return (
    <div className="page-contact">
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
    </div>
  )
}
