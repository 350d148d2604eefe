import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLanguage, useLanguage } from '#src/messages/index.ts'
import { languageParam } from '#src/paths.ts'

/**
 * Removes `?lang=` from the address once the person has switched to another language. Otherwise a reload would switch
 * back, and a shared link would carry the old language.
 */
export function useDropStaleLanguageParam(): void {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  useEffect(() => {
    const params = new URLSearchParams(search)
    const requested = params.get(languageParam)
    if (!isLanguage(requested) || requested === language) return
    params.delete(languageParam)
    void navigate({ pathname, search: params.toString(), hash }, { replace: true, state: state as unknown })
  }, [language, navigate, pathname, search, hash, state])
}
