import type { BrowserContext } from 'playwright-core'
import type { LocalIssuer } from '../../identity/issuer.ts'

/** How a sign-in window ends: with a code, with an answer without one, with a refusal, or not by itself. */
export type Ending = 'code' | 'nothing' | 'refused' | 'stays open'

interface GoogleStandIn {
  ending: Ending
  /** While false, the script cannot be loaded. */
  isReachable: boolean
  /** The number of requests for the script. */
  asked: number
}

/**
 * Answers the address of Google's script, which @react-oauth/google hard-codes, with one that opens the test issuer's
 * authorization endpoint in a window. The window ends at an address of Google, whose page passes the code to its opener, so the
 * headers of our page decide whether that works.
 */
export async function standInForGoogle(context: BrowserContext, issuer: LocalIssuer): Promise<GoogleStandIn> {
  const state: GoogleStandIn = { ending: 'code', isReachable: true, asked: 0 }
  await context.route('https://accounts.google.com/gsi/client', async (route) => {
    state.asked += 1
    if (!state.isReachable) return route.abort('internetdisconnected')
    return route.fulfill({ contentType: 'text/javascript', body: `(${script})(${JSON.stringify(issuer.url)})` })
  })
  // `route` does not see redirects, which would go to the real Google; it sees a navigation by a script.
  await context.route(`${issuer.url}/authorize?*`, async (route) => {
    const { location } = (await route.fetch({ maxRedirects: 0 })).headers()
    return route.fulfill({
      contentType: 'text/html',
      body: `<script>location.replace(${JSON.stringify(location)})</script>`,
    })
  })
  await context.route('https://accounts.google.com/relay*', (route) =>
    route.fulfill({ contentType: 'text/html', body: relay(state.ending) }),
  )
  return state
}

/** Runs in the page, in place of Google's script: only `google.accounts.oauth2.initCodeClient`. */
const script = `(issuer) => {
  const origin = 'https://accounts.google.com'
  window.google = { accounts: { oauth2: { initCodeClient: (client) => ({
    requestCode() {
      const state = String(Math.random())
      const query = new URLSearchParams({
        response_type: 'code', client_id: client.client_id, scope: client.scope, state,
        redirect_uri: origin + '/relay', ...(client.select_account && { prompt: 'select_account' }),
      })
      const popup = window.open(issuer + '/authorize?' + query, 'google', 'width=500,height=600')
      if (!popup) return client.error_callback({ type: 'popup_failed_to_open' })
      const ended = setInterval(() => {
        if (!popup.closed) return
        stop()
        client.error_callback({ type: 'popup_closed' })
      }, 50)
      const hear = (message) => {
        if (message.origin !== origin || message.data.state !== state) return
        stop()
        popup.close()
        client.callback(message.data)
      }
      const stop = () => {
        clearInterval(ended)
        window.removeEventListener('message', hear)
      }
      window.addEventListener('message', hear)
    },
  }) } } }
}`

const relay = (ending: Ending) =>
  ending === 'stays open'
    ? '<h1>Choose an account</h1>'
    : `<script>
        const { code, state } = Object.fromEntries(new URLSearchParams(location.search))
        const answers = { code: { code, state }, nothing: { state }, refused: { error: 'access_denied', state } }
        opener.postMessage(answers[${JSON.stringify(ending)}], '*')
      </script>`
