import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLanguage, useLanguage } from '#src/messages/index.ts'
import { languagePart } from '#src/paths.ts'

/**
 * An address that names a language (`?lang=my`) says no other than is spoken: whoever has switched would get the first one back with
 * the next reload, and pass it on with the link.
 */
export function useSpokenAddress(): void {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  useEffect(() => {
    const parts = new URLSearchParams(search)
    const asked = parts.get(languagePart)
    if (!isLanguage(asked) || asked === language) return
    parts.delete(languagePart)
    void navigate({ pathname, search: parts.toString(), hash }, { replace: true, state: state as unknown })
  }, [language, navigate, pathname, search, hash, state])
}
