import type { Page } from '#resources'
import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { postOnce } from './postOnce.ts'

const address = '/page/api/stillHere'

/** POST /page/api/stillHere: says that a page is still there. False: the person has said so in this quarter (docs/rules.md#still-here). */
export async function sayStillHere(id: number): Promise<{ readonly isCounted: boolean; readonly page: Page }> {
  const answer = await postOnce(address, { id })
  const { Counted, data } = answer as typeof answer & { readonly Counted: boolean }
  return { isCounted: Counted, page: data as unknown as Page }
}

/** DELETE /page/api/stillHere: takes that back; the page is as it was before. */
export async function takeBackStillHere(id: number): Promise<Page> {
  const { json } = await httpClient(address, { method: 'DELETE', body: plainForm({ id }) })
  return (json as { readonly data: Page }).data
}
