import type { BrowserContextOptions } from 'playwright-core'

/** The fixed accounts of demo mode (docs/rules.md#demo-mode). */
export const demoOwner = { email: 'owner@demo.example', name: 'Daw Khin Khin' }
export const demoAdmin = { email: 'admin@demo.example', name: 'Ma Thiri' }

export interface Session {
  jwtToken: string
  profile: { Name: string; Email: string; id: number }
}

/** Signs a person in over HTTP, as the button does: the demo's identity token, then a login with it. */
export async function signIn(url: string, { email, name }: { email: string; name: string }): Promise<Session> {
  const { token } = await send<{ token: string }>(`${url}/demo/token`, { email, name })
  return send<Session>(`${url}/profile/api/login`, { email, name, token })
}

/** The local storage of a signed-in browser (docs/rules.md#local-storage), and its chosen language. */
export function storageOf(
  url: string,
  { session, page, language = 'en' }: { session?: Session; page?: unknown; language?: 'en' | 'my' | null | undefined },
): BrowserContextOptions['storageState'] & object {
  const stored = [
    ...(session
      ? [
          { name: 'StoredJWT', value: session.jwtToken },
          { name: 'StoredProfile', value: JSON.stringify(session.profile) },
        ]
      : []),
    ...(page ? [{ name: 'StoredPage', value: JSON.stringify(page) }] : []),
  ]
  const chosen = language && {
    name: 'preferences',
    value: language,
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return {
    cookies: chosen ? [chosen] : [],
    origins: [{ origin: new URL(url).origin, localStorage: stored }],
  }
}

async function send<Answer>(address: string, values: Record<string, string>): Promise<Answer> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(values) })
  if (!response.ok)
    throw new Error(`${new URL(address).pathname} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
