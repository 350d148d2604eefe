import type { Resource } from '#resources'
import type { Executor } from '../db/connection/database.ts'
import { serializeRecord } from '../api/answer.ts'
import { ApiError } from '../errors.ts'
import type { RequestActor } from '../auth/actor.ts'
import { filesOf } from '../db/schema/fileColumns.ts'
import { ownedResources, ownRecords } from '../db/accounts/ownRecords.ts'
import { findOwnClaims } from '../db/moderation/claimView.ts'
import type { Services } from '../http/services.ts'
import type { ZipEntry } from './zip.ts'

/** Without zip64, a zip ends at 4 GiB. Files that do not fit are listed in it. */
const maxBytes = 3.5 * 1024 ** 3

/** Above what anybody can claim: a claim asks for a page without owner. */
const mostClaims = 10_000

const readMe = `What is yours here, as the server had it when you asked.

*.json    one file a kind of record; times are UTC
files/    pictures and files, under the names the records call them by
left-out.txt (only if there is one): files that were too large for one archive, or are not there any more

ဤဖိုင်တွဲတွင် သင်တောင်းခံချိန်၌ ဆာဗာတွင်ရှိသော သင့်အချက်အလက်အားလုံး ပါဝင်ပါသည်။

*.json    အမျိုးအစားတစ်ခုလျှင် ဖိုင်တစ်ဖိုင်၊ အချိန်များသည် UTC ဖြစ်ပါသည်
files/    ပုံများနှင့် ဖိုင်များ၊ မှတ်တမ်းများတွင် ခေါ်ထားသည့်အမည်များဖြင့်
left-out.txt (ရှိလျှင်)    ဖိုင်ကြီးလွန်း၍ သို့မဟုတ် မရှိတော့၍ မပါနိုင်သော ဖိုင်များ
`

/** All of a person's data as zip entries: JSON first, then the files (docs/rules.md#export). */
export async function* ownData(
  { db, uploads }: Pick<Services, 'db' | 'uploads'>,
  who: RequestActor,
): AsyncGenerator<ZipEntry> {
  const files = new Set<string>()
  yield { name: 'README.txt', content: lines([readMe]) }
  for (const resource of ownedResources())
    yield { name: `${resource.name}.json`, content: records(db, resource, who, files) }
  const claims = await findOwnClaims(db, who.profileId, mostClaims)
  yield { name: 'claims.json', content: lines([`${JSON.stringify(claims, null, 2)}\n`]) }

  const leftOut: string[] = []
  let bytes = 0
  for (const name of files) {
    const stored = await uploads.read(name)
    const isRoom = stored !== null && bytes + stored.size <= maxBytes
    if (!isRoom) await stored?.close()
    // A file that is deleted meanwhile is left out, and the archive goes on.
    const content = isRoom ? await stored.stream().catch(nullIfGone) : null
    if (content && stored) {
      bytes += stored.size
      yield { name: `files/${name}`, stored: true, content: content as AsyncIterable<Uint8Array> }
    } else leftOut.push(name)
  }
  if (leftOut.length > 0) yield { name: 'left-out.txt', content: lines(leftOut.map((name) => `/uploads/${name}\n`)) }
}

/** A source as a JSON array; adds the file names in it to `files`. */
async function* records(db: Executor, resource: Resource, who: RequestActor, files: Set<string>) {
  let separator = '['
  for await (const row of ownRecords(db, resource, who)) {
    for (const name of filesOf(resource, [row])) files.add(name)
    yield Buffer.from(`${separator}\n${JSON.stringify(serializeRecord(resource, row, who))}`)
    separator = ','
  }
  yield Buffer.from(separator === '[' ? '[]\n' : '\n]\n')
}

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

async function* lines(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}
