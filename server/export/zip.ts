import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  /** True for compressed content, such as pictures. */
  stored?: boolean
  content: AsyncIterable<Uint8Array>
}

/** Streams a zip, with only a chunk of it in memory. There is no zip64, so the caller must keep it below 4 GiB. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure ??= error
    if (chunk?.length) ready.push(chunk)
  })
  const take = () => {
    if (failure) throw failure
    return ready.splice(0)
  }
  for await (const { name, stored, content } of entries) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const chunk of content) {
      // fflate may keep a chunk until the next one; a stream may reuse its buffer.
      file.push(Uint8Array.from(chunk))
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
